import Formats
import Screens
public import Training

/// What a model is told for one task: three parts, from what never changes to what is asked now.
///
/// The first two are cached by providers, so nothing in them may depend on a clock, an identifier or
/// the order of a dictionary.
public struct Prompt: Hashable, Sendable {
  /// What it is for.
  public var task: MindTask
  /// Who the coach is and what an answer must be: the same for everybody with this coach.
  public var stable: String
  /// What is known of the person: the same for a day; empty where nothing is shared.
  public var person: String
  /// What is asked now.
  public var question: String
  /// The shape of the answer; without one it is plain text.
  public var schema: AnswerSchema?
  /// The most tokens of an answer.
  public var longestAnswer: Int
  /// The categories of what is in it.
  public var categories: [PrivacyCategory]
  /// The same question as our proxy takes it: facts, and no prompt.
  ///
  /// Empty where no proxy may be asked.
  public var relay: [UInt8] = []
  /// What the model has answered already, and what was wrong with it.
  public var repairs: [Repair]
  /// Makes another answer to the same question likely.
  public var seed: Int

  /// An answer that did not pass, and why.
  public struct Repair: Hashable, Sendable {
    /// The answer as it came.
    public var answer: String
    /// What was wrong, for the model.
    public var complaint: String
  }

  /// Puts a prompt together.
  public init(
    _ task: MindTask,
    stable: String,
    facts: [Fact],
    question: String,
    schema: AnswerSchema?,
    longestAnswer: Int,
    seed: Int = 1
  ) {
    self.task = task
    self.stable = stable
    self.schema = schema
    self.longestAnswer = longestAnswer
    self.seed = seed
    repairs = []
    person = facts.filter { $0.part == .person }.map { $0.text }.joined(separator: "\n")
    let now = facts.filter { $0.part == .question }.map { $0.text }
    self.question = (now + [question]).joined(separator: "\n")
    categories = PrivacyCategory.allCases.filter { category in
      facts.contains { $0.category == category }
    }
  }

  /// What was asked: equal inputs have equal digests, and are answered without asking again.
  public var digest: String {
    var text = ""
    for part in [task.rawValue, stable, person, question, schema?.name ?? "", String(seed)] {
      text += String(part.utf8.count) + ":" + part
    }
    return SHA256.hexadecimal(of: Array(text.utf8))
  }

  /// The same with one more turn: what came back, and what was wrong with it.
  func repaired(_ answer: String, _ problems: [ModelProblem], anew: Bool) -> Prompt {
    var next = self
    next.seed += 1
    // What was cut off or went round in circles is no example to go on from.
    guard !anew else { return next }
    let complaint =
      "Your answer cannot be used:\n"
      + problems.prefix(12).map { "- \($0)\n" }.joined()
      + "Write the whole answer again without these faults."
    next.repairs.append(Repair(answer: Words.cut(answer, to: 6000), complaint: complaint))
    return next
  }

  /// Everything that the model reads, for seeing whether an answer was copied from it.
  var whole: String { stable + "\n" + person + "\n" + question }
}
