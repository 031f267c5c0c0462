/// Why the record asks no language model, or takes no settings for one.
public enum MindRefusal: Refusal {
  /// The address is none that can be asked.
  case address
  /// What is sent to the address could be read on its way.
  case isUnsafe
  /// A server of one's own is asked for a model by its name.
  case noModel
  /// No provider is chosen.
  case notSetUp
  /// The request is older than its text is kept.
  case noText(Int64)

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .address:
      language.pick(
        "give an address such as https://api.anthropic.com",
        "Gib eine Adresse ein, zum Beispiel https://api.anthropic.com."
      )
    case .isUnsafe:
      language.pick(
        "begin the address with https://; it is not in your own network",
        "Beginn die Adresse mit https://; sie liegt nicht in deinem eigenen Netz."
      )
    case .noModel:
      language.pick(
        "name the model; such a server has none of its own accord",
        "Nenn das Modell; so ein Server wählt keines von sich aus."
      )
    case .notSetUp:
      language.pick(
        "no model is set up; 'pacesetter mind setup' does",
        "Es ist noch kein Modell eingerichtet."
      )
    case .noText(let number):
      language.pick(
        "the text of request \(number) is not kept; texts go after 30 days",
        "Der Text der Anfrage \(number) ist nicht mehr da; Texte werden nach 30 Tagen gelöscht."
      )
    }
  }
}
