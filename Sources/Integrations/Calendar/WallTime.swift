import Training

/// What a clock on a wall shows, as seconds since 1970-01-01 00:00 on that wall.
typealias WallSeconds = Int64

/// A date or a time as a calendar writes it, with the name of its zone.
struct WallTime: Hashable {
  /// Whose clock it is.
  enum Place: Hashable {
    case utc
    case named(String)
    /// That of whoever reads it.
    case floating
  }

  var seconds: WallSeconds
  var isDate: Bool
  var place: Place

  /// Reads `20260101`, `20260101T120000` or `20260101T120000Z`.
  init?(_ text: some StringProtocol, zone: String?) {
    let bytes = Array(text.utf8)
    guard bytes.count == 8 || bytes.count == 15 || bytes.count == 16,
      let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[4..<6]),
      let dayOfMonth = Self.number(bytes[6..<8]),
      let day = Day(year: year, month: month, day: dayOfMonth)
    else { return nil }
    seconds = Int64(day.daysSince1970) * 86_400
    isDate = bytes.count == 8
    place = zone.map { .named($0) } ?? .floating
    guard !isDate else { return }
    guard bytes[8] == UInt8(ascii: "T") || bytes[8] == UInt8(ascii: "t"),
      let hour = Self.number(bytes[9..<11]), let minute = Self.number(bytes[11..<13]),
      let second = Self.number(bytes[13..<15]), hour < 24, minute < 60, second <= 60
    else { return nil }
    if bytes.count == 16 {
      guard bytes[15] == UInt8(ascii: "Z") || bytes[15] == UInt8(ascii: "z") else { return nil }
      place = .utc
    }
    seconds += Int64(hour * 3600 + minute * 60 + min(second, 59))
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for byte in digits {
      guard (0x30...0x39).contains(byte) else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }
}
