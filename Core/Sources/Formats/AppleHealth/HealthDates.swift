/// Reads the times of an export of Apple Health, all alike: `2026-06-01 07:30:00 +0200`.
///
/// One day follows the other for a million records, so the day read last is remembered.
struct HealthDates: Sendable {
  private var lastDay: (text: UInt64, rest: UInt16) = (0, 0)
  private var lastNumber = 0

  /// Seconds since 1970 and the day where the time was written, or nothing for what is no such time.
  mutating func read(_ bytes: HealthBytes, _ range: Range<Int>) -> (seconds: Int64, day: Int)? {
    let start = range.lowerBound
    guard range.count == 25, bytes[start + 10] == UInt8(ascii: " "),
      bytes[start + 13] == UInt8(ascii: ":"), bytes[start + 16] == UInt8(ascii: ":"),
      bytes[start + 19] == UInt8(ascii: " "), let day = day(bytes, start),
      let hour = pair(bytes, start + 11), let minute = pair(bytes, start + 14),
      let second = pair(bytes, start + 17), let zoneHour = pair(bytes, start + 21),
      let zoneMinute = pair(bytes, start + 23), hour < 24, minute < 60, second <= 60,
      zoneHour < 24, zoneMinute < 60
    else { return slowly(bytes, range) }
    let sign = bytes[start + 20]
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
    let offset = (zoneHour * 60 + zoneMinute) * 60
    let time = (hour * 60 + minute) * 60 + second
    let seconds = Int64(day) * 86_400 + Int64(time)
    return (sign == UInt8(ascii: "+") ? seconds - Int64(offset) : seconds + Int64(offset), day)
  }

  /// Any other way of writing a time, as ISO 8601 knows them.
  private func slowly(_ bytes: HealthBytes, _ range: Range<Int>) -> (seconds: Int64, day: Int)? {
    var reader = DateTimeReader(bytes.bytes, range.lowerBound, range.upperBound)
    return reader.dateTime().map { ($0.wholeSeconds, $0.day) }
  }

  private mutating func day(_ bytes: HealthBytes, _ start: Int) -> Int? {
    let span = bytes.bytes.span.bytes
    let text = span.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
    let rest = span.unsafeLoadUnaligned(fromByteOffset: start + 8, as: UInt16.self)
    if lastDay == (text, rest) { return lastNumber }
    guard bytes[start + 4] == UInt8(ascii: "-"), bytes[start + 7] == UInt8(ascii: "-"),
      let century = pair(bytes, start), let year = pair(bytes, start + 2),
      let month = pair(bytes, start + 5), let day = pair(bytes, start + 8),
      let number = DayNumber.of(year: century * 100 + year, month: month, day: day)
    else { return nil }
    lastDay = (text, rest)
    lastNumber = number
    return lastNumber
  }

  private func pair(_ bytes: HealthBytes, _ index: Int) -> Int? {
    let (tens, ones) = (bytes[index] &- 0x30, bytes[index + 1] &- 0x30)
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }
}
