import Exchange
import Formats
import Foundation
import Training

/// When something was done, as it was typed: now, "18:30", "2026-11-21", "2026-11-21 18:30".
struct LogMoment {
  /// Seconds since 1970.
  let seconds: Double
  /// Minutes east of UTC there and then.
  let utcOffsetMinutes: Int

  /// The same with its place.
  var localTime: LocalTime {
    LocalTime(secondsSince1970: seconds, offset: UTCOffset(clamping: utcOffsetMinutes))
  }

  /// The day, as days since 1970-01-01.
  var day: Int { LogDay.of(seconds, utcOffsetMinutes) }

  /// The same as a request says it.
  var logged: LoggedMoment { LoggedMoment(seconds, utcOffsetMinutes: utcOffsetMinutes) }

  /// This moment.
  static var now: LogMoment { LogMoment(Date()) }

  private init(_ date: Date) {
    seconds = date.timeIntervalSince1970.rounded(.down)
    utcOffsetMinutes = TimeZone.current.secondsFromGMT(for: date) / 60
  }

  /// Reads what was typed; a day alone is its noon, a time alone is of today.
  init(typed text: String) throws(Failure) {
    let now = Self.now
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "T" })
    let today = LogDay.text(now.day)
    let (day, time) =
      parts.count == 2
      ? (String(parts[0]), String(parts[1]))
      : text.contains(":") ? (today, text) : (text, "12:00")
    let full = time.split(separator: ":").count == 2 ? time + ":00" : time
    let padded = full.utf8.count == 7 ? "0" + full : full
    guard let local = DateTime("\(day)T\(padded)Z") else {
      throw Failure(
        .usage,
        "write a time like 18:30, 2026-11-21 or \"2026-11-21 18:30\"; found \(text)"
      )
    }
    let wall = local.secondsSince1970
    // The zone's offset at that time on its own clocks; twice, for the hour around a change.
    var offset = Double(TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: wall)))
    let first = Date(timeIntervalSince1970: wall - offset)
    offset = Double(TimeZone.current.secondsFromGMT(for: first))
    self.init(Date(timeIntervalSince1970: wall - offset))
    guard seconds <= now.seconds else {
      throw Failure(.usage, "give a time in the past; \(text) is still to come")
    }
  }
}
