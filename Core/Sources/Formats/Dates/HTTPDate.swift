/// A date in a header of HTTP, such as `Retry-After` or `Date` (RFC 9110, section 5.6.7).
public enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  // The first of January 1970 was a Thursday.
  private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]

  /// Seconds since 1970 in UTC, or nothing if the text is in none of the three forms of HTTP.
  ///
  /// The text is like `Sun, 06 Nov 1994 08:49:37 GMT`, or like one of the older forms
  /// `Sunday, 06-Nov-94 08:49:37 GMT` and `Sun Nov  6 08:49:37 1994`.
  public static func seconds(_ text: String) -> Int64? {
    let words = text.split(separator: " ").map { String($0) }
    switch words.count {
    case 6 where words[5] == "GMT":
      return seconds(day: words[1], month: words[2], year: words[3], time: words[4])
    case 4 where words[3] == "GMT":
      let parts = words[1].split(separator: "-").map { String($0) }
      guard parts.count == 3, parts[2].utf8.count == 2, let short = number(parts[2]) else {
        return nil
      }
      // Two digits name a year from 1970 on: no answer of today is older.
      let year = String(short < 70 ? 2000 + short : 1900 + short)
      return seconds(day: parts[0], month: parts[1], year: year, time: words[2])
    case 5: return seconds(day: words[2], month: words[1], year: words[4], time: words[3])
    default: return nil
    }
  }

  /// The text of a moment, as HTTP wants it today.
  ///
  /// The moment is in seconds since 1970 in UTC, within the years 1970 to 9999.
  public static func text(_ seconds: Int64) -> String {
    let seconds = min(max(seconds, 0), 253_402_300_799)
    let (days, rest) = (Int(seconds / 86_400), Int(seconds % 86_400))
    var year = 1970 + days / 366
    while let next = DayNumber.of(year: year + 1, month: 1, day: 1), next <= days { year += 1 }
    var month = 1
    while month < 12, let next = DayNumber.of(year: year, month: month + 1, day: 1), next <= days {
      month += 1
    }
    let day = days - (DayNumber.of(year: year, month: month, day: 1) ?? days) + 1
    let clock = [rest / 3600, rest / 60 % 60, rest % 60].map { padded($0, 2) }
    return "\(weekdays[days % 7]), \(padded(day, 2)) \(months[month - 1]) \(padded(year, 4)) "
      + clock.joined(separator: ":") + " GMT"
  }

  private static func seconds(day: String, month: String, year: String, time: String) -> Int64? {
    guard let day = number(day), let month = months.firstIndex(of: month), year.utf8.count == 4,
      let year = number(year), let date = DayNumber.of(year: year, month: month + 1, day: day)
    else { return nil }
    let clock = time.split(separator: ":", omittingEmptySubsequences: false).map {
      $0.utf8.count == 2 ? number(String($0)) : nil
    }
    guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
      hour < 24, minute < 60, second <= 60
    else { return nil }
    return Int64(date) * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  private static func number(_ text: String) -> Int? {
    guard (1...4).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
