import Coaching

/// What a line is meant for: a band or a claim that the house knows, or the author's own word, which stays.
struct BranchName: Worded {
  private let key: String

  init(_ key: String) { self.key = key }

  var english: String { key.spaced }

  var german: String {
    PaceBand(rawValue: key)?.german ?? Claim(rawValue: key)?.german ?? key.spaced
  }
}

extension String {
  /// A name in snake case as words: "second_on" is "second on".
  var spaced: String { split(separator: "_").joined(separator: " ") }
}
