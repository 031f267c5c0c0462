import Formats
import Training

/// The kinds of exercise, found by their names, by their numbers in FIT and by the words of programs.
struct SportTable: Sendable {
  /// The one table.
  static let shared = SportTable()

  /// The most words that one phrase has: "spacer z kijkami".
  static let longestPhrase = 4

  private var kinds: [SportKind] = []
  private var numbers: [SportKind.Numbers: Int] = [:]
  private var phrases: [String: Int] = [:]

  // Phrases that mean something else in the name of a track: "course", "trail".
  private var phrasesOfTypes: [String: Int] = [:]

  /// The kind that a phrase means, its words written together in small letters.
  func kind(phrase: String, isName: Bool) -> SportKind? {
    (phrases[phrase] ?? (isName ? nil : phrasesOfTypes[phrase])).map { kinds[$0] }
  }

  /// The kind of a name in the record, or of a source's own word: `TraditionalStrengthTraining`.
  func kind(named name: String) -> SportKind? {
    phrases[name.lowercased()].map { kinds[$0] } ?? SportWord(name).kindOfExercise
  }

  /// The kind with these numbers.
  func kind(_ numbers: SportKind.Numbers) -> SportKind? { self.numbers[numbers].map { kinds[$0] } }

  private init() {
    for line in Self.text.split(separator: "\n") {
      let halves = line.split(separator: ":", maxSplits: 1)
      let head = halves[0].split(separator: " ")
      guard head.count >= 2, let sport = Recording.Sport(rawValue: String(head[1])) else {
        continue
      }
      let place = kinds.count
      let numbers = head.dropFirst(2).compactMap { Self.numbers($0) }
      kinds.append(
        SportKind(
          name: String(head[0]),
          sport: sport,
          isIndoor: head.contains("indoor"),
          numbers: numbers
        )
      )
      for pair in numbers { self.numbers[pair] = place }
      phrases[head[0].lowercased()] = place
      let lists = halves.dropFirst().first?.split(
        separator: ";",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      for (number, list) in (lists ?? []).enumerated() {
        for phrase in list.split(separator: ",") {
          let key = phrase.filter { $0 != " " }
          if number == 0 { phrases[key] = place } else { phrasesOfTypes[key] = place }
        }
      }
    }
  }

  private static func numbers(_ text: Substring) -> SportKind.Numbers? {
    let parts = text.split(separator: "/").compactMap { Int64(String($0)) }
    return parts.count == 2 ? SportKind.Numbers(sport: parts[0], subSport: parts[1]) : nil
  }
}
