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
  let end: Double

  /// Whether other sessions must be kept out.
  let isOneOfMany: Bool

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
