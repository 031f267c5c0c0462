public import Formats
import Screens
public import Training

/// Words that a model or the rules have written, and who has.
public struct MindWords: APIAnswer, Hashable {
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

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("text", text)
      json.field("model", model)
      json.array("problems") { json in
        for problem in MindProblem.words(problems, in: reader.language) { json.value(problem) }
      }
      json.array("facts") { json in for fact in facts { fact.write(to: &json) } }
      json.field("cost", cost)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    var facts: [MemoryItem] = []
    for fact in try fields.list("facts") { facts.append(try MemoryItem(fact)) }
    self.init(
      try fields.string("text"),
      model: try fields.string(ifPresent: "model"),
      problems: try fields.list("problems").compactMap { $0.string },
      facts: facts,
      cost: try fields.number("cost")
    )
  }
}
