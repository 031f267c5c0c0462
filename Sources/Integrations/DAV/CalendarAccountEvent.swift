import Formats
public import Foundation
public import Training

/// The one event that an entry of an account's calendar is.
public struct CalendarAccountEvent: Sendable {
  /// What it is called.
  public let title: String
  /// When it begins, on the clock of the reader.
  public let start: LocalTime
  /// Whether it takes the whole day.
  public let isAllDay: Bool
  /// When it was changed last, as far as the entry or its server says.
  public let changedAt: Instant?

  /// Reads an entry, or gives nothing where it has no event of these years that still takes place.
  public init?(_ entry: CalendarAccountClient.Entry, in zone: TimeZone, at now: Instant) {
    let years = 3.0 * 366 * 86_400
    let days = now.advanced(bySeconds: -years)..<now.advanced(bySeconds: years)
    guard
      let event = CalendarFile(entry.bytes, over: days, in: zone, limit: 1, withFree: true)?
        .events.first
    else { return nil }
    title = event.title ?? ""
    isAllDay = event.isAllDay
    let date = Date(timeIntervalSince1970: event.start.secondsSince1970)
    start = LocalTime(
      event.start,
      offset: UTCOffset(clamping: zone.secondsFromGMT(for: date) / 60)
    )
    let moments = [Self.moment(in: entry.bytes), entry.modified.flatMap(Self.moment(ofHeader:))]
    changedAt = moments.compactMap { $0 }.max()
  }

  private static func moment(in file: [UInt8]) -> Instant? {
    var reader = ICalendarReader(file)
    var newest: Instant?
    while let line = reader.next() {
      guard line.isNamed("LAST-MODIFIED") || line.isNamed("DTSTAMP"),
        let time = WallTime(line.value, zone: nil), time.place == .utc
      else { continue }
      let moment = Instant(secondsSince1970: Double(time.seconds))
      newest = max(newest ?? moment, moment)
    }
    return newest
  }

  /// Reads `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func moment(ofHeader text: String) -> Instant? {
    let words = text.split(separator: " ")
    let months = "JanFebMarAprMayJunJulAugSepOctNovDec"
    guard words.count == 6, let place = months.range(of: words[2]), words[2].count == 3 else {
      return nil
    }
    let month = months.distance(from: months.startIndex, to: place.lowerBound) / 3 + 1
    let day = (words[1].count == 1 ? "0" : "") + words[1]
    let clock = words[4].filter { $0 != ":" }
    let digits = "\(words[3])\(ClockText.two(month))\(day)T\(clock)Z"
    return WallTime(digits, zone: nil).map { Instant(secondsSince1970: Double($0.seconds)) }
  }
}
