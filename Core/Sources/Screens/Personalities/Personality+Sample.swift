import Coaching

extension Personality {
  /// A line by which to choose it, in a language that it speaks or else in English.
  public func sample(in language: Language = .english) -> String {
    lines(on: .encouragement, in: speaks(language) ? language : .english).first
      ?? about(in: language)
  }

  /// Whether it has lines that swear, for those who ask for them.
  public var swears: Bool {
    // A row that swears is marked; taking every row apart would keep a page waiting.
    Topic.allCases.contains { topic in
      let rows = rows(on: topic, in: .english) ?? ""
      return rows.utf8.split(separator: UInt8(ascii: "\n"))
        .contains { $0.first == UInt8(ascii: "!") }
    }
  }
}
