extension DateTime {
  /// Reads a text such as `2026-06-01T07:30:00.5+02:00`, or nothing if it is no date and time.
  ///
  /// RFC 3339, and what devices make of it: a space for the T, no seconds, a comma before the
  /// fraction, an offset without colon or minutes or behind a space, no zone at all. A leap second
  /// `:60` is the first second of the next minute.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, 0, bytes.count)
  }

  init?(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    var reader = DateTimeReader(bytes, start, end)
    guard let value = reader.dateTime() else { return nil }
    self = value
  }

  /// The instant as RFC 3339 writes it, to the millisecond, `Z` where no offset is known.
  ///
  /// Whole seconds have no fraction, and an offset of nothing is `Z`.
  public var text: String {
    var shown = self
    var milliseconds = Int64((fraction * 1000).rounded())
    if milliseconds == 1000 {
      milliseconds = 0
      shown = DateTime(wholeSeconds: wholeSeconds + 1, fraction: 0, offsetMinutes: offsetMinutes)
    }
    var bytes: [UInt8] = []
    let date = shown.date
    let time = shown.timeOfDay
    Self.append(min(max(date.year, 0), 9999), digits: 4, to: &bytes)
    Self.append(date.month, after: "-", to: &bytes)
    Self.append(date.day, after: "-", to: &bytes)
    Self.append(time.hour, after: "T", to: &bytes)
    Self.append(time.minute, after: ":", to: &bytes)
    Self.append(time.second, after: ":", to: &bytes)
    if milliseconds > 0 {
      bytes.append(UInt8(ascii: "."))
      NumberText.append(UInt64(milliseconds), digits: 3, to: &bytes)
    }
    if let offset = offsetMinutes, offset != 0 {
      Self.append(abs(offset) / 60, after: offset < 0 ? "-" : "+", to: &bytes)
      Self.append(abs(offset) % 60, after: ":", to: &bytes)
    } else {
      bytes.append(UInt8(ascii: "Z"))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(
    _ value: Int,
    after separator: Unicode.Scalar? = nil,
    digits: Int = 2,
    to bytes: inout [UInt8]
  ) {
    if let separator { bytes.append(UInt8(ascii: separator)) }
    NumberText.append(UInt64(value), digits: digits, to: &bytes)
  }
}
