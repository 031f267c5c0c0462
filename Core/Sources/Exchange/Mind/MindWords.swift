import Formats
import Screens
public import Training

/// Words that a model or the rules have written, and who has.
public struct MindWords: APIAnswer, Shaped, Hashable {
  /// The sentences; empty where only a model could have written any and did not.
  public var text: String
  /// The model; nothing where rules wrote it.
  public var model: String?
  /// Why no model's words are used, in sentences.
  public var problems: [String]
  /// What might be remembered, as questions to the runner.
  public var facts: [MemoryItem]
  /// What it cost, in US dollars.
  public var cost: Double

  /// Puts it together.
  public init(
    _ text: String,
    model: String? = nil,
    problems: [String] = [],
    facts: [MemoryItem] = [],
    cost: Double = 0
  ) {
    self.text = text
    self.model = model
    self.problems = problems
    self.facts = facts
    self.cost = cost
  }

  public static var blank: MindWords { MindWords("") }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("text", &text)
    try it.text("model", &model)
    it.texts("problems", &problems)
    try it.rows("facts", &facts)
    try it.number("cost", &cost)
  }
}
