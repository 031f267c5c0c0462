import Screens

/// Whether a text repeats what the model was told to do, or speaks of itself, in place of a coach's words.
struct EchoCheck {
  // So many words in a row are no accident.
  private static let copied = 6

  private let source: [String]

  /// Takes the rules that a prompt begins with, the shape of its answer, and what was wrong with an answer
  /// before; facts may be repeated.
  init(_ prompt: Prompt) {
    let told = [prompt.stable, prompt.schema?.text ?? ""] + prompt.repairs.map { $0.complaint }
    source = Words.tokens(told.joined(separator: "\n"))
  }

  /// What is wrong.
  func problems(in text: String) -> [ModelProblem] {
    let tokens = Words.tokens(text)
    var problems: [ModelProblem] = []
    if tokens.count >= Self.copied {
      let isCopy = (0...tokens.count - Self.copied).contains { start in
        let part = Array(tokens[start..<start + Self.copied])
        return !Words.places(of: part, in: source).isEmpty
      }
      if isCopy { problems.append(.manner(.copied)) }
    }
    return problems + Self.asides(in: text)
  }

  /// Where a text speaks of itself, or of the runner to somebody else.
  static func asides(in text: String) -> [ModelProblem] {
    let tokens = Words.tokens(text)
    return ofItself.filter { Words.contains(tokens, $0) }.map {
      .manner(.aside($0))
    }
  }

  private static let ofItself = [
    "as an ai", "language model", "json", "the facts", "the prompt", "my instructions",
    "the instructions", "as instructed", "the schema", "in this character", "by rules", "the rules",
    "the runner", "the runners",
  ]
}
