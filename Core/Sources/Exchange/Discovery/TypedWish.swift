public import Formats
public import Screens
import Training

/// What the finder's form says beside its chips, as it was typed.
public struct TypedWish: Equatable, Sendable {
  /// The wish with what was understood; a field that was left empty asks for nothing.
  public private(set) var wish: JSON

  /// What to say of the first field that was not understood.
  public private(set) var problem: String?

  /// The language of the problem.
  private let language: Language

  /// Reads the fields into a wish; a field that is absent leaves the wish as it is.
  public init(_ texts: Fields, into wish: JSON, in language: Language = .english) {
    self.language = language
    self.wish = .object(wish.object ?? [])
    read("minutes", texts, field: .minutes, 1...1440)
    read("weeklyGoal", texts, field: .weeklyGoal, 1...50)
    read("readiness", texts, field: .readiness, 1...5)
    // Who leaves a place does not take its equipment along.
    if Self.text(texts, "place") == "", let place = self.wish["place"]?.string, !place.isEmpty {
      put("equipment", nil)
    }
    for key in ["location", "place"] {
      if let place = Self.text(texts, key) { put(key, place.isEmpty ? nil : .string(place)) }
    }
    for key in ["excludedExercises", "excludedTags"] {
      guard let text = Self.text(texts, key) else { continue }
      // A browser ends lines with two bytes, which are one character.
      let lines = text.utf8.split(separator: 10)
        .map { String(decoding: Array($0), as: UTF8.self).trimmed }.filter { !$0.isEmpty }
      put(key, lines.isEmpty ? nil : .array(lines.map { .string($0) }))
    }
  }

  private mutating func read(
    _ key: String,
    _ texts: Fields,
    field: GymFieldWords.Whole,
    _ range: ClosedRange<Int>
  ) {
    guard let text = Self.text(texts, key) else { return }
    let number = TypedFigure(text)?.whole(in: range)
    put(key, number.map { .number(Double($0)) })
    if number == nil, !text.isEmpty {
      problem = problem ?? GymFieldWords.whole(field, range, in: language)
    }
  }

  private mutating func put(_ key: String, _ value: JSON?) {
    let others = (wish.object ?? []).filter { $0.key != key }
    wish = .object(others + (value.map { [JSON.Member(key, $0)] } ?? []))
  }

  private static func text(_ texts: Fields, _ key: String) -> String? {
    texts[key]?.string?.trimmed
  }
}
