/// What came of asking a model, in the language of whoever reads it.
///
/// The record keeps outcomes and problems in English, which a model is told too. What is wrong with a
/// model's own words stays English.
public enum MindProblem {
  /// What came of a request: "accepted", "verwendet".
  public static func outcome(_ text: String, in language: Language = .english) -> String {
    language.pick(text, outcomes[text] ?? words(text, in: language))
  }

  /// Why no model's words are used.
  public static func words(_ text: String, in language: Language = .english) -> String {
    guard language == .german else { return text }
    if let known = problems[text] { return known }
    for (start, german) in starts where text.hasPrefix(start) {
      return german + String(decoding: Array(text.utf8.dropFirst(start.utf8.count)), as: UTF8.self)
    }
    return text
  }

  private static let outcomes = [
    "sent": "gesendet", "answered": "beantwortet", "accepted": "verwendet",
    "repaired": "nach einer Korrektur verwendet", "filled": "zum Teil verwendet",
    "fallback": "nicht verwendet", "not usable": "nicht verwendbar",
  ]

  private static let problems = [
    "no model is set up": "Es ist kein Modell eingerichtet.",
    "the budget for models is used up": "Das Budget für Modelle ist aufgebraucht.",
    "the proxy's answer did not pass": "Die Antwort des Proxys hat die Prüfung nicht bestanden.",
    "the model took too long": "Das Modell hat zu lange gebraucht.",
    "the answer was cut off at its longest length":
      "Die Antwort wurde bei ihrer größten Länge abgeschnitten.",
    "rules answer this": "Darauf antworten Regeln.",
  ]

  private static let starts = [
    ("the model's server cannot be reached: ", "Der Server des Modells ist nicht erreichbar: "),
    ("not shared with a model: ", "Nicht mit einem Modell geteilt: "),
  ]
}
