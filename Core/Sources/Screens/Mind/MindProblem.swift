import Training

/// What came of asking a model, in the language of whoever reads it.
///
/// The record keeps outcomes and problems in English: what is wrong with a model's words is a sentence for the
/// model first, which is told to mend them.
public enum MindProblem {
  /// What came of a request: "accepted", "verwendet".
  public static func outcome(_ text: String, in language: Language = .english) -> String {
    language.pick(text, outcomes[text] ?? german(text) ?? text)
  }

  /// Why no model's words are used.
  public static func words(_ text: String, in language: Language = .english) -> String {
    language.pick(text, sentence(text))
  }

  /// Why no model's words are used, each reason once.
  public static func words(_ texts: [String], in language: Language = .english) -> [String] {
    texts.map { words($0, in: language) }.reduce(into: []) { kept, text in
      if !kept.contains(text) { kept.append(text) }
    }
  }

  /// The German word for how a run is rehearsed.
  public static func run(_ name: String, in language: Language = .english) -> String {
    language.pick(name, runs[name] ?? name)
  }

  private static let outcomes = [
    "sent": "gesendet", "answered": "beantwortet", "accepted": "verwendet",
    "repaired": "nach einer Korrektur verwendet", "filled": "zum Teil verwendet",
    "fallback": "nicht verwendet", "not usable": "nicht verwendbar",
  ]

  private static let runs = [
    "as planned": "wie geplant", "even": "gleichmäßig",
    "too fast, then fading": "zu schnell, dann langsamer", "careful": "vorsichtig",
  ]

  private static let notShared = "not shared with a model: "

  // What nobody has translated is only for the model.
  private static func sentence(_ text: String) -> String {
    german(text) ?? "Der Text des Modells hat die Prüfung nicht bestanden."
  }

  private static func german(_ text: String) -> String? {
    if text.hasPrefix(notShared) {
      let names = text.dropFirst(notShared.count).split(separator: ",").map { name in
        let name = name.filter { $0 != " " }
        return PrivacyCategory(rawValue: name)?.words(in: .german) ?? name
      }
      return "Nicht mit einem Modell geteilt: " + names.joined(separator: ", ")
    }
    for (english, german) in whole {
      if let found = SentencePattern(english).parts(of: text) {
        return SentencePattern(german).filled(with: found)
      }
    }
    for (english, german) in lines {
      guard var found = SentencePattern(english).parts(of: text), let last = found.popLast() else {
        continue
      }
      return SentencePattern(german).filled(with: found + [sentence(last)])
    }
    return nil
  }
}
