extension Progression {
  /// Reads a rule as a workout names it, or nothing where no rule is meant.
  ///
  /// "linear +2.5kg, fail 3 -> -10%", "double 6-8 +2.5kg", "greyskull +2.5kg", "sum 25 +2.5kg", "531 upper".
  public init?(_ text: String) {
    var words: [String] = []
    var word = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar == " " || scalar == "," {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    if !word.isEmpty { words.append(word) }
    // "rep sum 100" is how people call it.
    if words.first == "rep" { words.removeFirst() }
    guard let name = words.first else { return nil }
    let step = words.first { $0.hasPrefix("+") }.flatMap { Self.number($0.dropFirst()) }
    switch name {
    case "linear":
      guard let step, step > 0 else { return nil }
      let fails = words.firstIndex(of: "fail").flatMap { index in
        index + 1 < words.count ? Self.number(words[index + 1][...]) : nil
      }
      let drop = words.first { $0.hasPrefix("-") && $0.hasSuffix("%") }
        .flatMap { Self.number($0.dropFirst()) }
      self = .linear(
        step: step,
        fails: Int(min(max(fails ?? 3, 1), 100)),
        drop: min(drop ?? 10, 90)
      )
    case "double":
      guard let step, step > 0, words.count > 1 else { return nil }
      let ends = words[1].split(separator: "-").compactMap { Self.number($0[...]) }
      guard ends.count == 2, ends[0] >= 1, ends[0] <= ends[1], ends[1] <= 100 else { return nil }
      self = .double(low: Int(ends[0]), high: Int(ends[1]), step: step)
    case "greyskull":
      guard let step, step > 0 else { return nil }
      self = .greyskull(step: step)
    case "sum":
      guard let step, step > 0, words.count > 1, let sum = Self.number(words[1][...]), sum >= 1,
        sum <= 1000
      else { return nil }
      self = .repSum(Int(sum), step: step)
    case "531", "5/3/1": self = .fiveThreeOne(isUpper: words.contains("upper"))
    default: return nil
    }
  }

  // The number that a word begins with: "2.5kg" is 2.5.
  private static func number(_ word: Substring) -> Double? {
    let digits = word.utf8.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard !digits.isEmpty, digits.count < 9 else { return nil }
    return Double(String(decoding: digits, as: UTF8.self))
  }
}
