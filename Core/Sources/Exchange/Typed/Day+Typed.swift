import Formats
public import Training

extension Day {
  /// Reads a day as people type it: `today`, `tomorrow`, `fri` for the next Friday, `2026-06-01`.
  public init?(typed text: String, seenFrom today: Day) {
    let word = text.trimmed.lowercased()
    if let day = Day(word) {
      self = day
    } else if word == "today" {
      self = today
    } else if word == "tomorrow" {
      self = today + 1
    } else if let weekday = Self.weekday(word) {
      // The same weekday is the one of next week: today has a word of its own.
      let ahead = (weekday - today.weekday + 7) % 7
      self = today + (ahead == 0 ? 7 : ahead)
    } else {
      return nil
    }
  }

  private static func weekday(_ word: String) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    return names.firstIndex { $0.hasPrefix(word) }
  }
}

extension ClockTime {
  /// Reads a time as people type it: `18:30`, `7:05`, `18`, `6pm`, `6:30 pm`.
  public init?(typed text: String) {
    var word = Array(text.trimmed.lowercased().utf8).filter { $0 != 0x20 }
    var isLate: Bool?
    if word.last == UInt8(ascii: "m"), word.count > 2 {
      switch word[word.count - 2] {
      case UInt8(ascii: "a"): isLate = false
      case UInt8(ascii: "p"): isLate = true
      default: return nil
      }
      word.removeLast(2)
    }
    let parts = word.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), (1...2).contains(parts[0].count) else { return nil }
    if parts.count == 2, parts[1].count != 2 { return nil }
    let numbers = parts.compactMap { Int(String(decoding: Array($0), as: UTF8.self)) }
    guard numbers.count == parts.count, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    var hour = numbers[0]
    let minute = numbers.count == 2 ? numbers[1] : 0
    if let isLate {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (isLate ? 12 : 0)
    }
    guard hour < 24, minute < 60 else { return nil }
    self.init(minuteOfDay: hour * 60 + minute)
  }
}
