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

  /// What is wrong with a text, in sentences.
  func problems(in text: String) -> [String] {
    figures.strangers(in: text).map { "the figure \"\($0)\" does not stand in the facts" }
      + days.problems(in: text)
      + names.strangers(in: text).map { "the name \"\($0)\" does not stand in the facts" }
      + boasts.strangers(in: text).map { "no fact says \"\($0)\" of that" }
      + echoes.problems(in: text)
  }
}
