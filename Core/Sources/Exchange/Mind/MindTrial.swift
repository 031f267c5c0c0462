public import Formats
import Screens
import Training

/// How asking the model for a sentence went.
public struct MindTrial: APIAnswer, Hashable {
  /// What it wrote; nothing where it did not answer.
  public var words: String?
  /// Why it did not, or what is wrong with what it wrote.
  public var problems: [String]
  /// The model that says it answered.
  public var model: String
  /// How long it took.
  public var seconds: Double
  /// What it cost, in US dollars.
  public var cost: Double

  /// Puts it together.
  public init(
    words: String?,
    problems: [String],
    model: String,
    seconds: Double,
    cost: Double
  ) {
    self.words = words
    self.problems = problems
    self.model = model
    self.seconds = seconds
    self.cost = cost
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("words", words)
      json.array("problems") { json in
        for problem in MindProblem.words(problems, in: reader.language) { json.value(problem) }
      }
      json.field("model", model)
      json.field("seconds", seconds)
      let micros = Int64((cost * Double(MindSettings.micros)).rounded())
      json.field(
        "tookWords",
        MindScreen.took(model, .seconds(seconds), micros, in: reader.language)
      )
      json.field("cost", cost)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      words: try fields.string(ifPresent: "words"),
      problems: try fields.list("problems").compactMap { $0.string },
      model: try fields.string("model"),
      seconds: try fields.number("seconds"),
      cost: try fields.number("cost")
    )
  }
}
