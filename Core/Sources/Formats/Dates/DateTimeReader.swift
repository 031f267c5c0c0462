/// Reads a date and time out of bytes, once from left to right.
struct DateTimeReader {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  init(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    self.bytes = bytes
    index = start
    self.end = end
  }

  /// The date and time that the whole range spells, if it spells one.
  mutating func dateTime() -> DateTime? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2), let date = DayNumber.of(year: year, month: month, day: day),
      skip("T") || skip("t") || skip(" "),
      let hour = number(digits: 2), hour <= 24, skip(":"),
      let minute = number(digits: 2), minute < 60
    else { return nil }
    var second = 0
    var fraction = 0.0
    if skip(":") {
      guard let read = number(digits: 2), read <= 60 else { return nil }
      second = read
      if skip(".") || skip(",") {
        guard let read = self.fraction() else { return nil }
        fraction = read
      }
    }
    guard let zone = zone(), index == end else { return nil }
    // 24:00 is the midnight that ends a day (ISO 8601-1:2019/Amd 1:2022, and XML's dateTime).
    guard hour < 24 || (minute == 0 && second == 0 && fraction == 0) else { return nil }
    let minutes = hour * 60 + minute - (zone.offset ?? 0)
    return DateTime(
      wholeSeconds: Int64(date) * 86_400 + Int64(minutes * 60 + second),
      fraction: fraction,
      offsetMinutes: zone.offset
    )
  }

  private mutating func number(digits: Int) -> Int? {
    guard index + digits <= end else { return nil }
    var value = 0
    for _ in 0..<digits {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value * 10 + Int(digit)
      index += 1
    }
    return value
  }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard index < end, bytes[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// Digits after the point; a Double cannot distinguish more than fifteen.
  private mutating func fraction() -> Double? {
    let first = index
    var value: Int64 = 0
    var digits = 0
    while index < end, bytes[index] &- UInt8(ascii: "0") < 10 {
      if digits < 15 {
        value = value * 10 + Int64(bytes[index] - UInt8(ascii: "0"))
        digits += 1
      }
      index += 1
    }
    return index > first ? Double(value) / DecimalDigits.powersOfTen[digits] : nil
  }

  /// The zone, with no offset if none is given; nothing at all if it is malformed.
  private mutating func zone() -> (offset: Int?, Void)? {
    guard index < end else { return (nil, ()) }
    if skip("Z") || skip("z") { return (0, ()) }
    _ = skip(" ")
    let isWest = skip("-")
    guard isWest || skip("+"), let hours = number(digits: 2), hours < 24 else { return nil }
    var minutes = 0
    if index < end {
      _ = skip(":")
      guard let read = number(digits: 2), read < 60 else { return nil }
      minutes = read
    }
    let offset = hours * 60 + minutes
    return (isWest ? -offset : offset, ())
  }
}
