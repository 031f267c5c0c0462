import Coaching
import Screens
import Training

/// Whether the words of a line may be said at all, whatever their moment is.
enum ScriptWords {
  /// The letters that a line may have.
  static let letters = 3...220
  /// What a voice may need for a line at most, in seconds.
  static let longest = 12.0
  /// Two lines that have so much in common are alike.
  static let alike = 0.6

  /// What is wrong with the words.
  static func problems(in text: String, swearing: Bool) -> [ModelProblem] {
    var problems = Decency.problems(in: text, swearing: swearing)
    let count = text.unicodeScalars.count
    if !letters.contains(count) {
      problems.append(.manner(.letters(count, letters)))
    } else if seconds(text) > longest {
      problems.append(.manner(.slow(seconds: Int(longest))))
    }
    return problems
  }

  /// The seconds that a voice needs for it, as the voice queue estimates them.
  static func seconds(_ text: String) -> Double {
    var (letters, placeholders) = (0.0, 0.0)
    var isInside = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "{": isInside = true
      case "}":
        if isInside { placeholders += 1 }
        isInside = false
      default: if !isInside { letters += 1 }
      }
    }
    return 0.4 + letters / 15 + placeholders * 1.6
  }

  /// The pairs of lines that are alike, by their places.
  static func pairs(_ texts: [String]) -> [(Int, Int)] {
    let tokens = texts.map { Words.tokens($0) }
    var pairs: [(Int, Int)] = []
    for second in texts.indices {
      for first in 0..<second where Words.overlap(tokens[first], tokens[second]) >= alike {
        pairs.append((first, second))
        break
      }
    }
    return pairs
  }
}
