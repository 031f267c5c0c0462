import Screens

/// Why what somebody typed into the profile or a note cannot be kept, in their words.
public enum TypedMemoryError: Error, Hashable, Sendable {
  /// Nothing was typed.
  case noValue
  /// What is to be remembered has no name, or one without a letter or digit.
  case noName
  /// A fact, and the numbers that it may be.
  case outOfRange(String, ClosedRange<Double>)
  /// A fact, and the words that it may be.
  case outOfWords(String, [String])
  /// What is no boundaries of zones.
  case noEdges
  /// A name or a text that is longer than can be kept.
  case tooLong
  /// A form of another version: what it sent is not understood.
  case form
}

extension TypedMemoryError: CustomStringConvertible {
  /// The sentence for the person who typed it.
  public var description: String {
    switch self {
    case .noValue: "Type what to save."
    case .noName: "Give it a name first."
    case .outOfRange(let key, let range):
      "\(MemoryScreen.name(of: key)) must be a number from \(Int(range.lowerBound)) to "
        + "\(Int(range.upperBound))."
    case .outOfWords(let key, let words):
      "\(MemoryScreen.name(of: key)) must be one of: \(words.joined(separator: ", "))."
    case .noEdges: "Type five heart rates that rise, for example 115 132 148 160 172."
    case .tooLong: "That is too long to save. Shorten it and try again."
    case .form: "This page is older than your server. Reload it and try again."
    }
  }
}
