import Formats
public import Training

/// The plan as an iCalendar file, for calendars that subscribe to it.
public enum PlanFile {
  /// Writes sessions but those that are skipped, in the local time of whoever reads.
  public static func bytes(_ sessions: [PlannedSession], server: String, at now: Instant) -> [UInt8]
  {
    var writer = ICalendarWriter()
    writer.line("BEGIN", "VCALENDAR")
    writer.line("VERSION", "2.0")
    writer.line("PRODID", "-//Pacesetter//Plan//EN")
    writer.line("METHOD", "PUBLISH")
    writer.text("X-WR-CALNAME", "Pacesetter")
    writer.line("REFRESH-INTERVAL;VALUE=DURATION", "PT1H")
    for session in sessions where !session.isSkipped {
      writer.line("BEGIN", "VEVENT")
      writer.text("UID", session.id + "@" + server)
      writer.line("DTSTAMP", stamp(LocalTime(now, offset: .zero)) + "Z")
      writeTime(of: session, to: &writer)
      writer.text("SUMMARY", session.title)
      writer.text("CATEGORIES", session.isRun ? "Run" : "Workout")
      writer.line("END", "VEVENT")
    }
    writer.line("END", "VCALENDAR")
    return writer.bytes
  }

  /// Writes when a session is; one of the whole day leaves its owner free.
  static func writeTime(of session: PlannedSession, to writer: inout ICalendarWriter) {
    if let time = session.time {
      writer.line("DTSTART", digits(session.day) + "T" + digits(time.minuteOfDay))
      writer.line("DURATION", "PT\(session.minutes)M")
    } else {
      writer.line("DTSTART;VALUE=DATE", digits(session.day))
      writer.line("TRANSP", "TRANSPARENT")
    }
  }

  static func stamp(_ time: LocalTime) -> String {
    digits(time.day) + "T" + digits(time.minuteOfDay)
  }

  private static func digits(_ day: Day) -> String {
    String(decoding: Array(day.text.utf8.filter { $0 != UInt8(ascii: "-") }), as: UTF8.self)
  }

  private static func digits(_ minutes: Int) -> String {
    ClockText.two(minutes / 60) + ClockText.two(minutes % 60) + "00"
  }
}
