public import Formats
public import Training

/// A workout that somebody asks a model for: their words, and how much else it may be told.
public struct WorkoutAsk: Hashable, Sendable {
  /// What the model is told.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// What is wanted, in a sentence made by rules; not the words.
    case summary
    /// The words as they were typed, and nothing else.
    case raw
    /// The words, what is wanted, what is remembered, what was done lately and how the day is: as far as
    /// each is shared.
    case augmented
  }

  /// The most bytes of the words.
  public static let longest = 1000

  /// What was typed.
  public var words: String
  /// What the model is told.
  public var mode: Mode
  /// What the finder's chips and fields say; the rules hold the answer to it.
  public var wish: RankingRequest

  /// Asks for a workout.
  public init(_ words: String, mode: Mode = .augmented, wish: RankingRequest) {
    self.words = words
    self.mode = mode
    self.wish = wish
  }

  /// Reads what is asked, at a moment.
  public init(_ fields: Fields, now: Instant) throws(ShapeError) {
    words = try fields.string("text")
    guard (1...Self.longest).contains(words.utf8.count) else {
      throw fields.error("text", fields["text"], "1 to \(Self.longest) bytes")
    }
    mode = try fields.choice(Mode.self, ifPresent: "mode") ?? .augmented
    if let wish = try fields.fields(ifPresent: "wish") {
      // A finder passes over what is no text; a program is told.
      for key in ["equipment", "excludedExercises"] { _ = try wish.rows(key) }
    }
    var said = fields["wish"] ?? .object([])
    // What the finder's form says beside its chips comes as it was typed.
    if let typed = try fields.fields(ifPresent: "typed") {
      let read = TypedWish(typed, into: said)
      if let problem = read.problem { throw fields.error("typed", nil, problem) }
      said = read.wish
    }
    let others = (said.object ?? []).filter { $0.key != "now" }
    let moment = JSON.Member("now", .number(now.secondsSince1970))
    wish = try RankingRequest(Fields(.object(others + [moment]), at: "wish"))
  }

  /// Writes what is asked.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("text", words)
      json.field("mode", mode.rawValue)
      json.object("wish") { json in
        json.field("minutes", wish.minutes)
        json.field("location", wish.location?.rawValue)
        json.field("readiness", wish.readiness)
        json.array("categories") { json in
          for category in WorkoutCategory.allCases where wish.categories.contains(category) {
            json.value(category.rawValue)
          }
        }
        if let equipment = wish.equipment { json.texts("equipment", equipment) }
        json.texts("focus", wish.focus)
        json.texts("excludedExercises", wish.excludedExercises)
        json.texts("excludedTags", wish.excludedTags)
      }
    }
  }
}

extension JSONWriter {
  /// A member with the texts of a set, in alphabetical order.
  fileprivate mutating func texts(_ key: String, _ texts: Set<String>) {
    array(key) { json in for text in texts.sorted() { json.value(text) } }
  }
}
