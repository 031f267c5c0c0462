import Exchange
import Screens

/// Something that is wrong with a script.
struct ScriptFinding: Hashable {
  /// The message that it is about; nothing where it is about the whole.
  let message: String?
  /// What is wrong.
  let problem: ModelProblem

  init(_ problem: ModelProblem, of message: String? = nil) {
    self.message = message
    self.problem = problem
  }

  /// The finding for whoever reads a language.
  func words(in language: Language) -> ScriptReport.Finding {
    ScriptReport.Finding(message, problem.words(in: language))
  }
}
