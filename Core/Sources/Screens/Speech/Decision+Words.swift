import Coaching

extension Decision {
  /// Why it was decided so, as a sentence; empty where the line's cause says all.
  func reason(in language: Language) -> String {
    switch self {
    case .said: ""
    case .held(let hold): language.words(of: hold)
    case .dropped(let drop): language.words(of: drop)
    case .ended(let outcome): language.words(of: outcome)
    case .unfired(let miss): language.words(of: miss)
    case .done: language.words(of: LedgerWord.done)
    case .leftAlone(let reason): language.words(of: reason)
    }
  }
}
