import Coaching

extension Personality {
  /// A line by which to choose it, in a language that it speaks or else in English.
  public func sample(in language: Language = .english) -> String {
    (book(in: language) ?? book(in: .english))?.lines(on: .encouragement).first
      ?? about(in: language)
  }

  /// Whether it has lines that swear, for those who ask for them.
  public var swears: Bool { book(in: .english)?.swears ?? false }
}
