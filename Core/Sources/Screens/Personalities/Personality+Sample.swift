import Coaching

extension Personality {
  /// A line by which to choose it, in a language that it speaks or else in English.
  public func sample(in language: Language = .english) -> String {
    lines(on: .encouragement, in: speaks(language) ? language : .english).first
      ?? about(in: language)
  }

  /// Whether it has lines that swear, for those who ask for them.
  public var swears: Bool {
    Topic.allCases.contains { topic in
      lines(on: topic, swearing: true).count > lines(on: topic).count
    }
  }
}
