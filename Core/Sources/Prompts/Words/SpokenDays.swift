import Training

/// The days and weeks that a text names, and its words without them: a date holds no figure of a run.
struct SpokenDays {
  /// Which days a line or a sentence speaks of.
  struct Anchors {
    /// Days with their year.
    var days: [Day] = []
    /// Days without a year.
    var dates: [(month: Int, number: Int)] = []
    /// Months, from 1.
    var months: [Int] = []
    /// Days of the week, 0 for Monday.
    var weekdays: [Int] = []
    /// Weeks by their age: 0 is this week, 1 the last.
    var weeks: [Int] = []

    /// Whether no day and no week is named.
    var isEmpty: Bool {
      days.isEmpty && dates.isEmpty && months.isEmpty && weekdays.isEmpty && weeks.isEmpty
    }
  }

  /// The days and weeks.
  private(set) var anchors = Anchors()
  /// The words without those of dates.
  private(set) var tokens: [String] = []

  /// Reads a text.
  init(_ text: String) {
    let words = Words.tokens(withoutDays(text.replacing("%", with: " percent ")))
    var place = 0
    while place < words.count {
      if let length = date(words, at: place) {
        place += length
        continue
      }
      if let weekday = Self.weekdays.firstIndex(where: { words[place].hasPrefix($0) }) {
        anchors.weekdays.append(weekday)
      }
      if words[place] == "week" || words[place] == "weeks", place > 0 {
        switch words[place - 1] {
        case "this", "current": anchors.weeks.append(0)
        case "last", "previous": anchors.weeks.append(1)
        default: break
        }
      }
      tokens.append(words[place])
      place += 1
    }
  }

  /// The text without its days in the form of ISO 8601, which are kept.
  private mutating func withoutDays(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var left: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if place == 0 || !Words.isDigit(bytes[place - 1]), let day = Self.day(bytes, at: place) {
        anchors.days.append(day)
        left.append(UInt8(ascii: " "))
        place += 10
      } else {
        left.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: left, as: UTF8.self)
  }

  private static func day(_ bytes: [UInt8], at place: Int) -> Day? {
    guard place + 10 <= bytes.count else { return nil }
    var numbers = [0, 0, 0]
    for (offset, byte) in bytes[place..<place + 10].enumerated() {
      if offset == 4 || offset == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard Words.isDigit(byte) else { return nil }
        let part = offset < 4 ? 0 : offset < 7 ? 1 : 2
        numbers[part] = numbers[part] * 10 + Int(byte - UInt8(ascii: "0"))
      }
    }
    return Day(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// Reads "February 14th, 2026", "14 February" or "February"; says how many words it takes.
  private mutating func date(_ words: [String], at place: Int) -> Int? {
    func number(_ place: Int, _ range: ClosedRange<Int>) -> Int? {
      guard place < words.count else { return nil }
      let plain = words[place].filter { !"stndrh".contains($0) }
      return Int(plain).flatMap { range.contains($0) ? $0 : nil }
    }
    let month: Int
    let inMonth: Int?
    var length = 1
    if let named = Self.month(words[place]) {
      (month, inMonth) = (named, number(place + 1, 1...31))
      if inMonth != nil { length = 2 }
    } else if let first = number(place, 1...31) {
      let isOf = place + 1 < words.count && words[place + 1] == "of"
      let after = place + (isOf ? 2 : 1)
      guard after < words.count, let named = Self.month(words[after]) else { return nil }
      (month, inMonth, length) = (named, first, after - place + 1)
    } else {
      return nil
    }
    guard let inMonth else {
      // "You may go on" and "march on" name no month.
      guard words[place] != "may", words[place] != "march" else { return nil }
      anchors.months.append(month)
      return 1
    }
    if let year = number(place + length, 1970...2200),
      let whole = Day(year: year, month: month, day: inMonth)
    {
      anchors.days.append(whole)
      return length + 1
    }
    anchors.dates.append((month, inMonth))
    return length
  }

  private static func month(_ word: String) -> Int? {
    months.firstIndex { word == $0 || word.utf8.count == 3 && $0.hasPrefix(word) }.map { $0 + 1 }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  private static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]
}
