import Formats

/// What came of an intent, with the sentence to speak.
public struct IntentAnswer: APIAnswer, Shaped, Hashable {
  /// The sentence.
  public private(set) var say: String
  /// Whether something was done.
  public private(set) var isDone: Bool
  /// The workout that was meant, by its id.
  public private(set) var workout: String?

  /// Puts an answer together.
  public init(_ say: String, isDone: Bool = true, workout: String? = nil) {
    self.say = say
    self.isDone = isDone
    self.workout = workout
  }

  public static var blank: IntentAnswer { IntentAnswer("", isDone: false) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("say", &say, about: "The sentence to speak.")
    try it.flag("done", &isDone)
    try it.text("workout", &workout)
  }
}
