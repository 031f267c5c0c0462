import Formats
import Screens
import Training

/// A workout that a model has written, as a candidate: nothing keeps it until somebody saves it.
public struct MindWorkout: APIAnswer, Shaped, Hashable {
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

  public static var blank: MindWorkout { MindWorkout() }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("text", &text)
    try it.text("title", &title)
    try it.text("why", &why)
    it.words("label") { _ in WorkoutOrigin.generated.words }
    try it.text("model", &model)
    it.texts("problems", &problems)
    try it.number("cost", &cost)
  }
}
