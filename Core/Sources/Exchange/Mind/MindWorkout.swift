public import Formats
import Screens
import Training

/// A workout that a model has written, as a candidate: nothing keeps it until somebody saves it.
public struct MindWorkout: APIAnswer, Hashable {
  /// The workout as it is written; empty where no usable one came.
  public var text: String
  /// What it is called.
  public var title: String
  /// Why it fits what was asked.
  public var why: String
  /// The model that wrote it.
  public var model: String?
  /// Why there is none, or what was wrong at first, in sentences.
  public var problems: [String]
  /// What it cost, in US dollars.
  public var cost: Double

  /// Puts it together.
  public init(
    text: String = "",
    title: String = "",
    why: String = "",
    model: String? = nil,
    problems: [String] = [],
    cost: Double = 0
  ) {
    self.text = text
    self.title = title
    self.why = why
    self.model = model
    self.problems = problems
    self.cost = cost
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("text", text)
      json.field("title", title)
      json.field("why", why)
      json.field("label", WorkoutOrigin.generated.words)
      json.field("model", model)
      json.array("problems") { json in
        for problem in MindProblem.words(problems, in: reader.language) { json.value(problem) }
      }
      json.field("cost", cost)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      text: try fields.string("text"),
      title: try fields.string("title"),
      why: try fields.string("why"),
      model: try fields.string(ifPresent: "model"),
      problems: try fields.list("problems").compactMap { $0.string },
      cost: try fields.number("cost")
    )
  }
}
