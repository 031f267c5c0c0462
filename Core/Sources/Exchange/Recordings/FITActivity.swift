import Formats
import Training

/// The session of a FIT file that a runner means by "the run", on its way to be a ``Recording``.
///
/// A file of several sports has one session for each: the longest run is taken, else the longest
/// session, with its own readings, laps and pauses.
struct FITActivity {
  /// The most sessions and the most laps that are looked at, for a bounded time and memory.
  static let mostParts = 10_000

  /// The messages of the file, or of the link of a chain that it is.
  let tables: FITTables

  /// The whole file.
  var file: FITFile { tables.file }

  /// The session's totals, if the file has any.
  let session: FITMessage?

  /// What kind of exercise it was.
  let sport: Recording.Sport

  /// What it is called, where that says more.
  let kind: String?

  /// When the session began in FIT's seconds, where the file tells.
  let start: Double?

  /// When the next session began; never, for the last one.
  private(set) var end: Double

  /// Whether other sessions must be kept out.
  private(set) var isOneOfMany: Bool

  /// The distance of the sessions before, which some devices go on counting from.
  let distanceBefore: Double

  /// Chooses the session that a runner means by "the run".
  init(_ file: FITFile) {
    let parts = FITTables.parts(of: file)
    let runs = parts.map { part in
      let session = Self.longest(
        Array(part[.session].prefix(Self.mostParts)),
        else: part[.sport].first
      )
      return FITActivity(part, session, of: Self.starts(in: part))
    }
    let chosen = runs.filter { $0.sport == .running }
    self =
      (chosen.isEmpty ? runs : chosen).max { Self.length(of: $0) < Self.length(of: $1) } ?? runs[0]
  }

  /// Every session of a file by itself; one, if it tells of none, or not when they began.
  static func all(of file: FITFile) -> [FITActivity] {
    FITTables.parts(of: file).flatMap { tables in
      let sessions = Array(tables[.session].prefix(mostParts))
      let starts = starts(in: tables)
      guard sessions.count > 1, starts.count == sessions.count else {
        return [FITActivity(tables, longest(sessions, else: tables[.sport].first), of: starts)]
      }
      return sessions.map { FITActivity(tables, $0, of: starts) }
    }
  }

  /// When a session began, and how many meters it counted.
  private struct Start {
    var time: Double
    var meters: Double
  }

  private static func starts(in tables: FITTables) -> [Start] {
    tables[.session].prefix(mostParts).compactMap { session in
      start(of: session).map {
        Start(time: $0, meters: session.number(Session.distance) ?? 0)
      }
    }
  }

  // Seconds after a session that may be another one.
  private static let shortestRest = 10.0

  /// Every session of a file that was cut off, and what it recorded after the last of them.
  static func cutOff(_ file: FITFile) -> [FITActivity] {
    var all = all(of: file)
    guard file.fault != nil, let last = all.indices.last, let session = all[last].session,
      let over = end(of: session)
    else { return all }
    let records = all[last].tables[.record]
    // Sessions that stand before all records tell of the whole file.
    guard let first = records.first, first.offset < session.offset,
      let next = records.first(where: { $0.offset > session.offset })?.offset,
      let start = records.lazy.filter({ $0.offset >= next })
        .compactMap({ $0.timestamp.map { Double($0) } }).first(where: { $0 > over }),
      // Some devices record on while they sum up.
      let latest = records.last?.timestamp, Double(latest) - start >= shortestRest
    else { return all }
    all[last].end = start
    all[last].isOneOfMany = true
    all.append(FITActivity(all[last].tables, from: start, after: session.offset, all))
    return all
  }

  /// What follows the last session of a file.
  private init(
    _ tables: FITTables,
    from start: Double,
    after offset: Int,
    _ others: [FITActivity]
  ) {
    self.tables = tables
    session = nil
    let told =
      tables[.sport].last { $0.offset > offset } ?? tables[.lap].last { $0.offset > offset }
    let known = Self.kind(of: nil, else: told)
    sport = known?.sport ?? .other
    kind = known?.closer
    self.start = start
    end = .infinity
    isOneOfMany = true
    distanceBefore = others.reduce(0) { $0 + ($1.session?.number(Session.distance) ?? 0) }
  }

  private static func end(of session: FITMessage) -> Double? {
    guard let start = start(of: session), let elapsed = session.number(Session.elapsed) else {
      return session.timestamp.map { Double($0) }
    }
    return start + elapsed
  }

  private init(_ tables: FITTables, _ chosen: FITMessage?, of starts: [Start]) {
    self.tables = tables
    let count = min(tables[.session].count, Self.mostParts)
    let sport = tables[.sport].first ?? (count == 0 ? tables[.lap].first : nil)
    let start = chosen.flatMap(Self.start)
    session = chosen
    let known = Self.kind(of: chosen, else: sport)
    self.sport = known?.sport ?? .other
    kind = known?.closer
    self.start = start
    isOneOfMany = count > 1 && start != nil
    var (next, before) = (Double.infinity, 0.0)
    if let start, isOneOfMany {
      for other in starts {
        if other.time > start { next = min(next, other.time) }
        if other.time < start { before += other.meters }
      }
    }
    end = next
    distanceBefore = before
  }

  private typealias Session = FITField.Session

  /// The longest run, else the longest session.
  private static func longest(_ sessions: [FITMessage], else sport: FITMessage?) -> FITMessage? {
    let runs = sessions.filter { kind(of: $0, else: sport)?.sport == .running }
    return (runs.isEmpty ? sessions : runs).max { length(of: $0) < length(of: $1) }
  }

  private static func length(of session: FITMessage) -> Double {
    session.number(Session.timer) ?? session.number(Session.elapsed) ?? 0
  }

  private static func length(of activity: FITActivity) -> Double {
    activity.session.map { length(of: $0) } ?? 0
  }

  private static func start(of session: FITMessage) -> Double? {
    if let start = session.number(Session.start) { return start }
    guard let end = session.timestamp, let elapsed = session.number(Session.elapsed) else {
      return nil
    }
    return Double(end) - elapsed
  }

  /// What a session says of its sport, else what a separate message does; its name where it has no number.
  private static func kind(of session: FITMessage?, else separate: FITMessage?) -> SportKind? {
    let (sport, subSport) = numbers(of: session, else: separate)
    let known = SportKind.numbered(sport: sport, subSport: subSport)
    guard known?.closer == nil, let separate, separate.type == .sport,
      separate.integer(FITField.Sport.sport) == sport,
      let named = separate.text(FITField.Sport.name).flatMap({ SportWord(name: $0) })?
        .kindOfExercise,
      named.sport == known?.sport ?? .other
    else { return known }
    return named
  }

  private static func numbers(
    of session: FITMessage?,
    else separate: FITMessage?
  ) -> (sport: Int64?, subSport: Int64?) {
    // A file that was cut off has no session, but perhaps the laps before its end.
    guard session != nil || separate?.type != .lap else {
      return (separate?.integer(FITField.Lap.sport), separate?.integer(FITField.Lap.subSport))
    }
    return (
      session?.integer(Session.sport) ?? separate?.integer(FITField.Sport.sport),
      session?.integer(Session.subSport) ?? separate?.integer(FITField.Sport.subSport)
    )
  }
}
