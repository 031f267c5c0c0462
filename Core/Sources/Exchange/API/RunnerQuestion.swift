import Formats

/// What a runner has said, with what is known of the run.
struct RunnerQuestion: Shaped {
  /// What the runner said.
  var words = ""
  /// What is known of the run, in lines.
  var facts: [String] = []
  /// What the coach has said lately, the newest last.
  var said: [String] = []
  /// The coach's personality.
  var coach: String?

  static var blank: RunnerQuestion { RunnerQuestion() }

  mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("text", &words, rules: ["minLength": 1])
    try it.texts("facts", &facts, expected: "a list of texts")
    try it.texts("said", &said, expected: "a list of texts")
    try it.text("coach", &coach)
  }
}
