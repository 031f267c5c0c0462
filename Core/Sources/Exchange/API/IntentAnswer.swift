public import Formats

/// What came of an intent, with the sentence to speak.
public struct IntentAnswer: APIAnswer, Hashable {
  /// The sentence.
  public let say: String
  /// Whether something was done.
  public let isDone: Bool
  /// The workout that was meant, by its id.
  public let workout: String?

  /// Puts an answer together.
  public init(_ say: String, isDone: Bool = true, workout: String? = nil) {
    self.say = say
    self.isDone = isDone
    self.workout = workout
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("say", say)
      json.field("done", isDone)
      json.field("workout", workout)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      try fields.string("say"),
      isDone: try fields.bool("done", default: false),
      workout: try fields.string(ifPresent: "workout")
    )
  }
}
