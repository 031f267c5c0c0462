import Exchange
import Formats
import Foundation
import Integrations
import Training

// When something was done, as it was typed: now, "18:30", "2026-11-21", "2026-11-21 18:30".
extension LocalTime {
  /// This second on this machine's clock.
  static var now: LocalTime {
    LocalTime(Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down)))
  }

  /// Reads what was typed; a day alone is its noon, a time alone is of today.
  init(typed text: String) throws(Failure) {
    let now = Self.now
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "T" })
    let today = now.day.text
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
    self.init(Date(timeIntervalSince1970: (wall - offset).rounded(.down)))
    guard instant <= now.instant else {
      throw Failure(.usage, "give a time in the past; \(text) is still to come")
    }
  }
}
