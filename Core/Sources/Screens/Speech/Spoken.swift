/// Figures as English words, for a voice that reads digits badly.
///
/// Where figures are rounded, they are rounded half up (definition 12 of the running definitions).
///
/// ```swift
/// print(Spoken.number(318))  // three hundred and eighteen
/// print(Spoken.ordinal(21))  // twenty-first
/// ```
public enum Spoken {
  /// A whole number in words up to 999,999; what is larger is read digit by digit.
  public static func number(_ value: Int) -> String {
    guard value >= 0 else { return "minus " + number(value == .min ? .max : -value) }
    guard value <= 999_999 else { return digits(String(value)) }
    let thousands = value / 1000
    let rest = value % 1000
    if thousands == 0 { return belowThousand(rest) }
    let head = belowThousand(thousands) + " thousand"
    if rest == 0 { return head }
    return head + (rest < 100 ? " and " : " ") + belowThousand(rest)
  }

  /// A number's place in a row: "first", "twenty-first", "hundredth".
  public static func ordinal(_ value: Int) -> String {
    let words = number(value)
    let start = words.utf8.lastIndex { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    let cut = start.map { words.utf8.index(after: $0) } ?? words.startIndex
    return String(words[..<cut]) + ordinalWord(String(words[cut...]))
  }

  /// Digits one by one: "zero zero seven".
  public static func digits(_ text: String) -> String {
    text.utf8.compactMap { byte in
      byte >= 48 && byte <= 57 ? small[Int(byte) - 48] : nil
    }.joined(separator: " ")
  }

  /// A number with one decimal, which is left out when it is zero: "five point two", "five".
  public static func decimal(_ value: Double) -> String {
    let tenths = Written.whole(abs(value) * 10)
    let head = value < 0 && tenths > 0 ? "minus " : ""
    let fraction = tenths % 10
    return head + number(tenths / 10) + (fraction == 0 ? "" : " point " + small[fraction])
  }

  private static func belowThousand(_ value: Int) -> String {
    if value < 20 { return small[value] }
    if value < 100 {
      return tens[value / 10] + (value % 10 == 0 ? "" : "-" + small[value % 10])
    }
    let head = small[value / 100] + " hundred"
    return value % 100 == 0 ? head : head + " and " + belowThousand(value % 100)
  }

  private static func ordinalWord(_ word: String) -> String {
    switch word {
    case "one": "first"
    case "two": "second"
    case "three": "third"
    case "five": "fifth"
    case "eight": "eighth"
    case "nine": "ninth"
    case "twelve": "twelfth"
    default: word.utf8.last == UInt8(ascii: "y") ? String(word.dropLast()) + "ieth" : word + "th"
    }
  }

  static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]

  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]

  /// What the numbers of one word mean, for whoever reads what people say or write: 0 to 19, and the tens.
  public static let figures: [String: Int] = {
    var figures: [String: Int] = [:]
    for (value, word) in small.enumerated() { figures[word] = value }
    for (value, word) in tens.enumerated().dropFirst(2) { figures[word] = value * 10 }
    return figures
  }()
}
