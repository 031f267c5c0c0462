public import Formats
public import Training

extension Instant {
  /// The moment as RFC 3339 writes it, to the millisecond, on the clock of Greenwich.
  public var text: String { LocalTime(self).text }
}

extension LocalTime {
  /// Reads a text such as `2026-06-01T07:30:00.5+02:00`, or nothing if it is no date and time.
  public init?(_ text: String) {
    guard let time = DateTime(text) else { return nil }
    self.init(time)
  }

  /// Takes a date and time as a file or a request has it.
  public init(_ time: DateTime) {
    self.init(
      secondsSince1970: time.secondsSince1970,
      offset: time.offsetMinutes.flatMap { UTCOffset(exactly: $0) }
    )
  }

  /// The moment as RFC 3339 writes it, to the millisecond, on the clock of its place.
  ///
  /// Whole seconds have no fraction, an offset of nothing is `Z`, and so is one that nobody knows. What lies
  /// outside the years 0 to 9999, which is all that RFC 3339 can write, is cut to them.
  public var text: String {
    let cut = DateTime(secondsSince1970: instant.secondsSince1970)
    var seconds = Double(cut.wholeSeconds)
    var milliseconds = Int((cut.fraction * 1000).rounded())
    if milliseconds == 1000 { (seconds, milliseconds) = (seconds + 1, 0) }
    let shown = LocalTime(secondsSince1970: seconds, offset: offset)
    let (year, month, day) = shown.day.date
    let minute = shown.minuteOfDay
    var text = Self.figures(min(max(year, 0), 9999), 4) + "-" + Self.figures(month) + "-"
    text += Self.figures(day) + "T" + Self.figures(minute / 60) + ":" + Self.figures(minute % 60)
    text += ":" + Self.figures(shown.secondOfMinute)
    if milliseconds > 0 { text += "." + Self.figures(milliseconds, 3) }
    guard let offset, offset != .zero else { return text + "Z" }
    let apart = abs(offset.minutes)
    return text + (offset < .zero ? "-" : "+") + Self.figures(apart / 60) + ":"
      + Self.figures(apart % 60)
  }

  private static func figures(_ value: Int, _ count: Int = 2) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
