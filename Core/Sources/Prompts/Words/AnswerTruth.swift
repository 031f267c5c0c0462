import Screens

/// What every text of a model must hold against the facts that it was told: figures, days, names, praise,
/// and no word of the rules.
struct AnswerTruth {
  private let figures: FigureCheck
  private let days: DayCheck
  private let names: NameCheck
  private let boasts: BoastCheck
  private let echoes: EchoCheck

  /// Takes what was told.
  init(_ prompt: Prompt) {
    let facts = prompt.person + "\n" + prompt.question
    figures = FigureCheck(facts)
    days = DayCheck(facts)
    names = NameCheck(facts)
    boasts = BoastCheck(facts)
    echoes = EchoCheck(prompt)
  }

  /// What is wrong with a text.
  func problems(in text: String) -> [ModelProblem] {
    figures.strangers(in: text).map { ModelProblem.untruth(.figure($0)) }
      + days.problems(in: text)
      + names.strangers(in: text).map { ModelProblem.untruth(.name($0)) }
      + boasts.strangers(in: text).map { ModelProblem.untruth(.praise($0)) }
      + echoes.problems(in: text)
  }
}
