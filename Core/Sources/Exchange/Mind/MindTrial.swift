import Formats
import Screens
import Training

/// How asking the model for a sentence went.
public struct MindTrial: APIAnswer, Shaped, Hashable {
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

  public static var blank: MindTrial {
    MindTrial(words: nil, problems: [], model: "", seconds: 0, cost: 0)
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("words", &words)
    it.texts("problems", &problems)
    try it.text("model", &model)
    try it.number("seconds", &seconds)
    let micros = Int64((cost * Double(MindSettings.micros)).rounded())
    it.words("tookWords") { reader in
      MindScreen.took(model, .seconds(seconds), micros, in: reader.language)
    }
    try it.number("cost", &cost)
  }
}
