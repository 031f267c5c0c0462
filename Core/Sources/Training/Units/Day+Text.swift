extension Day {
  /// Reads a day as ISO 8601 writes it, such as `2026-06-01`, or nothing if the calendar has no such day.
  public init?(_ text: String) {
    var numbers = [0, 0, 0]
    var place = 0
    for byte in text.utf8 {
      let digit = byte &- UInt8(ascii: "0")
      switch place {
      case 0..<4 where digit < 10: numbers[0] = numbers[0] * 10 + Int(digit)
      case 5,
        6 where digit < 10:
        numbers[1] = numbers[1] * 10 + Int(digit)
      case 8,
        9 where digit < 10:
        numbers[2] = numbers[2] * 10 + Int(digit)
      default: guard place == 4 || place == 7, byte == UInt8(ascii: "-") else { return nil }
      }
      place += 1
    }
    guard place == 10 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// The day as ISO 8601 writes it, such as `2026-06-01`.
  ///
  /// Values outside the years 0 to 9999, the range of four digits, are limited to it.
  public var text: String {
    let (year, month, day) = min(max(self, Self.firstInText), Self.lastInText).date
    return Self.figures(year, 4) + "-" + Self.figures(month, 2) + "-" + Self.figures(day, 2)
  }

  // 0000-01-01 and 9999-12-31.
  private static let firstInText = Day(daysSince1970: -719_528)
  private static let lastInText = Day(daysSince1970: 2_932_896)

  private static func figures(_ value: Int, _ count: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
