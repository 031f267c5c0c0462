import Formats
public import Training

/// A session of the plan as an event of somebody's calendar.
public struct PlanEvent: Hashable, Sendable {
  /// What it is called.
  public var title: String
  /// Its day.
  public var day: Day
  /// When on that day; nothing where it takes the whole day.
  public var time: ClockTime?
  /// When it was changed last, if that is known.
  public var changedAt: Instant?

  /// Describes an event.
  public init(title: String, day: Day, time: ClockTime?, changedAt: Instant? = nil) {
    self.title = title
    self.day = day
    self.time = time
    self.changedAt = changedAt
  }

  /// The event that a session is.
  public init(_ session: PlannedSession) {
    self.init(title: session.title, day: session.day, time: session.time)
  }

  /// What says whether two versions are the same: nothing of when it was changed.
  public var sameness: String { day.text + " " + (time?.text ?? "-") + " " + title }

  /// A session that follows the event; a title that does not fit stays as it was.
  public func applied(to session: PlannedSession) -> PlannedSession {
    var session = session
    (session.day, session.time, session.isSkipped) = (day, time, false)
    if title.trimmed.hasCharacters(1...PlannedSession.longestTitle) {
      session.title = title.trimmed
    }
    return session
  }
}

extension PlanFile {
  /// A session as the file of one event; in the place of an older one it keeps what somebody has added
  /// there, such as a reminder.
  public static func event(
    _ session: PlannedSession,
    server: String,
    over old: [UInt8]? = nil,
    at now: Instant
  ) -> [UInt8] {
    var writer = ICalendarWriter()
    writer.line("BEGIN", "VCALENDAR")
    writer.line("VERSION", "2.0")
    writer.line("PRODID", "-//Pacesetter//Plan//EN")
    writer.line("BEGIN", "VEVENT")
    writer.text("UID", session.id + "@" + server)
    writer.line("DTSTAMP", stamp(LocalTime(now, offset: .zero)) + "Z")
    writer.line("LAST-MODIFIED", stamp(LocalTime(now, offset: .zero)) + "Z")
    writeTime(of: session, to: &writer)
    writer.text("SUMMARY", session.title)
    let added = old.map { additions(in: $0) } ?? []
    if added.isEmpty { writer.text("CATEGORIES", session.isRun ? "Run" : "Workout") }
    for line in added { writer.keep(line) }
    writer.line("END", "VEVENT")
    writer.line("END", "VCALENDAR")
    return writer.bytes
  }

  private static let own: [StaticString] = [
    "UID", "DTSTAMP", "LAST-MODIFIED", "DTSTART", "DTEND", "DURATION", "TRANSP", "SUMMARY",
  ]

  /// The lines of the first event that are not about what a session says itself.
  private static func additions(in file: [UInt8]) -> [ICalendarLine] {
    var reader = ICalendarReader(file)
    var added: [ICalendarLine] = []
    var depth = 0
    while let line = reader.next() {
      if depth == 0 {
        if line.isNamed("BEGIN"), line.isValue("VEVENT") { depth = 1 }
        continue
      }
      if line.isNamed("BEGIN") { depth += 1 }
      if line.isNamed("END") { depth -= 1 }
      guard depth > 0 else { break }
      if depth == 1, own.contains(where: { line.isNamed($0) }) { continue }
      added.append(line)
    }
    return added
  }
}
