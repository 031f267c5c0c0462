import Coaching
import Training

/// What a runner does not want to hear of, as the words that carry its meaning.
struct DislikedWords: Hashable {
  private let words: [String]

  /// Reads a dislike: "hills in the rain" is "hill" and "rain".
  init(_ text: String) {
    words = Self.words(of: text).filter { !Self.fillers.contains($0) }
  }

  /// Whether a line is about it: all of the words stand in it.
  func stand(in line: String) -> Bool {
    guard !words.isEmpty else { return false }
    let all = Self.words(of: line)
    return words.allSatisfy { all.contains($0) }
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    for byte in Array(text.lowercased().utf8) + [0x20] {
      if (0x61...0x7A).contains(byte) || byte >= 0x80 {
        word.append(byte)
      } else if byte != 0x27, !word.isEmpty {
        // One hill, two hills.
        if word.count > 3, word.last == 0x73 { word.removeLast() }
        words.append(String(decoding: word, as: UTF8.self))
        word = []
      }
    }
    return words
  }

  private static let fillers: Set<String> = [
    "a", "an", "the", "of", "in", "on", "at", "for", "and", "or", "to", "about", "with", "i", "my",
    "me", "it", "is", "are", "be", "being", "hearing", "hear", "talk", "talking", "no", "not",
    "any", "too", "much", "when", "that", "this",
  ]
}

extension Topic {
  /// Whether nobody may be spared it.
  var isAboutSafety: Bool {
    if case .rule(let rule) = self { rule.rank(in: .free) == .safety } else { false }
  }
}
