/// Why a cue scheme is not changed.
public enum CueRefusal: Refusal {
  /// There are as many schemes as can be.
  case full(most: Int)
  /// Another scheme has that name.
  case isTaken(String)
  /// No scheme has that name.
  case unknown(String)
  /// No scheme was changed.
  case noChange

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .full(let most):
      language.pick(
        "there are \(most) schemes already; delete one first",
        "Es gibt schon \(most) Schemata; lösch zuerst eines."
      )
    case .isTaken(let name):
      language.pick("another scheme is named \(name)", "Ein anderes Schema heißt schon \(name).")
    case .unknown(let name):
      language.pick("no scheme is named \(name)", "Kein Schema heißt \(name).")
    case .noChange:
      language.pick(
        "there is no change of your cues to undo",
        "Deine Signale sind unverändert; es gibt nichts rückgängig zu machen."
      )
    }
  }
}
