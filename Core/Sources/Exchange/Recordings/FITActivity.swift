import Formats
import Training

/// The session of a FIT file that a runner means by "the run", on its way to be a ``Recording``.
///
/// A file of several sports has one session for each: the longest run is taken, else the longest
/// session, with its own readings, laps and pauses.
struct FITActivity {
  /// The most sessions and the most laps that are looked at, for a bounded time and memory.
  static let mostParts = 10_000

  /// The whole file.
  let file: FITFile

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
    let sessions = file.table(.session).prefix(Self.mostParts)
    let sport = file.table(.sport).first
    let chosen =
      Self.longest(sessions.filter { Self.kind(of: $0, else: sport)?.sport == .running })
      ?? Self.longest(sessions)
    self.init(file, chosen)
  }

  /// Every session of a file by itself; one, if it tells of none, or not when they began.
  static func all(of file: FITFile) -> [FITActivity] {
    let sessions = Array(file.table(.session).prefix(mostParts))
    guard sessions.count > 1, sessions.allSatisfy({ start(of: $0) != nil }) else {
      return [FITActivity(file)]
    }
    return sessions.map { FITActivity(file, $0) }
  }

  // Seconds after a session that may be another one.
  private static let shortestRest = 10.0

  /// Every session of a file that was cut off, and what it recorded after the last of them.
  static func cutOff(_ file: FITFile) -> [FITActivity] {
    var all = all(of: file)
    guard file.fault != nil, let last = all.indices.last, let session = all[last].session,
      let over = end(of: session)
    else { return all }
    let records = file.table(.record)
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
    all.append(FITActivity(file, from: start, after: session.offset, all))
    return all
  }

  /// What follows the last session of a file.
  private init(_ file: FITFile, from start: Double, after offset: Int, _ others: [FITActivity]) {
    self.file = file
    session = nil
    let told =
      file.table(.sport).last { $0.offset > offset } ?? file.table(.lap).last { $0.offset > offset }
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

  private init(_ file: FITFile, _ chosen: FITMessage?) {
    self.file = file
    let sessions = file.table(.session).prefix(Self.mostParts)
    let sport =
      file.table(.sport).first ?? (sessions.isEmpty ? file.table(.lap).first : nil)
    let start = chosen.flatMap(Self.start)
    session = chosen
    let known = Self.kind(of: chosen, else: sport)
    self.sport = known?.sport ?? .other
    kind = known?.closer
    self.start = start
    isOneOfMany = sessions.count > 1 && start != nil
    let others = sessions.compactMap { session in
      Self.start(of: session).map { (start: $0, distance: session.number(Session.distance)) }
    }
    if let start, isOneOfMany {
      end = others.map { $0.start }.filter { $0 > start }.min() ?? .infinity
      distanceBefore = others.filter { $0.start < start }.reduce(0) { $0 + ($1.distance ?? 0) }
    } else {
      end = .infinity
      distanceBefore = 0
    }
  }

  private typealias Session = FITField.Session

  private static func longest(_ sessions: some Sequence<FITMessage>) -> FITMessage? {
    sessions.max { length(of: $0) < length(of: $1) }
  }

  private static func length(of session: FITMessage) -> Double {
    session.number(Session.timer) ?? session.number(Session.elapsed) ?? 0
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
