import Formats

// Lines that ask for the most weight of the day: "build to a heavy 5", "find your 3RM".

extension DraftStep {
  /// How many characters stand before "build to" or words like it.
  private static func placeOfHeavy(in text: String) -> Int? {
    let starts = [
      "build up to ", "build to ", "work up to ", "find a ", "find your ", "establish a ",
    ]
    // Both have the same letters, but for their case.
    let small = text.lowercased()
    return starts.compactMap { small.firstPlace(of: $0) }.min()
      .map { small.distance(from: small.startIndex, to: $0) }
  }

  /// "In 15:00, build to a heavy 5" as so many repetitions, with the words as a note.
  static func heavyAmount(_ text: String) -> String? {
    guard let place = placeOfHeavy(in: text) else { return nil }
    let words = text.dropFirst(place).split(separator: " ").map { String($0) }
    for index in words.indices.dropFirst() {
      guard let count = maximum(words[index], behind: words[index - 1]) else { continue }
      // "in 15:00" may follow, and no name.
      let rest = words.dropFirst(index + 1)
      return rest.isEmpty || rest.first == "in" ? "\(count); " + text : nil
    }
    return nil
  }

  /// "Back Squat / build to a heavy 5" as so many repetitions, with the words as a note.
  static func heavy(_ text: String) -> String? {
    guard let place = placeOfHeavy(in: text) else { return nil }
    let head = String(text.prefix(place)).trimmed
    // "Back Squat — 5; build to a heavy 5" is written as our format has it.
    guard !head.holds(" — ") else { return nil }
    let words = text.dropFirst(place).split(separator: " ").map { String($0) }
    for index in words.indices {
      guard let count = maximum(words[index], behind: index > 0 ? words[index - 1] : "") else {
        continue
      }
      var rest = words[(index + 1)...].joined(separator: " ")
      if rest.hasPrefix("of ") { rest = String(rest.dropFirst(3)) }
      guard !head.isEmpty || !rest.hasPrefix("in ") else { return nil }
      var name = head.isEmpty ? rest : head
      while let last = name.last, "/-–—:,;( ".contains(last) { name.removeLast() }
      let note = head.isEmpty ? words[...index] : words[...]
      return "\(name) — \(count); " + note.joined(separator: " ")
    }
    return nil
  }

  /// Of how many repetitions a word wants the most weight: "triple", "3RM", "5" behind "heavy".
  private static func maximum(_ word: String, behind before: String) -> Int? {
    let figure = word.lowercased()
    if let count = ["single": 1, "double": 2, "triple": 3][figure] { return count }
    let digits = figure.prefix { $0.isNumber }
    let unit = figure.dropFirst(digits.count)
    guard unit == "rm" || unit.isEmpty && before.lowercased() == "heavy" else { return nil }
    return Int(digits).flatMap { (1...20).contains($0) ? $0 : nil }
  }
}
