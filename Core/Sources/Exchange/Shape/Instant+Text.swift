public import Formats
public import Training

extension Instant {
  /// The moment as RFC 3339 writes it, to the millisecond, on the clock of Greenwich.
  public var text: String { DateTime(secondsSince1970: secondsSince1970).text }
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
  public var text: String {
    DateTime(secondsSince1970: instant.secondsSince1970, offsetMinutes: offset?.minutes).text
  }
}
