public import Training

/// Why the record does not do what is asked of its owner's plan or races.
public enum PlanRefusal: Refusal {
  /// Nothing is planned under that name.
  case unknown(String)
  /// The day has no room for more.
  case fullDay(Day, most: Int)
  /// The plan was not changed.
  case noChange
  /// No race has that name.
  case noRace(String)
  /// The race of that name is planned on that day.
  case hasRace(String, Day)
  /// No race was removed.
  case noRemovedRace

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .unknown(let name):
      language.pick(
        "nothing is planned under the name \(name)",
        "Unter dem Namen \(name) ist nichts geplant."
      )
    case .fullDay(let day, let most):
      language.pick(
        "\(most) sessions are planned on \(day.text)",
        "Am \(DayWords.date(day, in: language)) sind schon \(most) Einheiten geplant."
      )
    case .noChange:
      language.pick(
        "there is no change of your plan to undo",
        "Dein Plan ist unverändert; es gibt nichts rückgängig zu machen."
      )
    case .noRace(let name):
      language.pick("no race is named \(name)", "Kein Wettkampf heißt \(name).")
    case .hasRace(let name, let day):
      language.pick(
        "\(name) on \(day.text) is already planned",
        "\(name) am \(DayWords.date(day, in: language)) ist schon geplant."
      )
    case .noRemovedRace:
      language.pick(
        "there is no removed race to bring back",
        "Es wurde kein Wettkampf gelöscht, der sich zurückholen lässt."
      )
    }
  }
}
