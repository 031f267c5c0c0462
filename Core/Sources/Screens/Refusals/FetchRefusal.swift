/// Why nothing is fetched from an address that somebody has copied from elsewhere.
public enum FetchRefusal: Refusal, Error {
  /// What was expected there.
  public enum Wanted: Hashable, Sendable {
    /// A calendar.
    case calendar
    /// A page with a workout.
    case page
  }

  /// The address cannot be asked.
  case address(AddressRefusal)
  /// The server answers with a status that says nothing more.
  case answered(Int, Wanted)
  /// What comes is nothing that a workout is read from.
  case type(String)
  /// Every address leads to another one.
  case tooManyRedirects
  /// The server, with all that it leads to, takes too long.
  case tooSlow
  /// The network.
  case network(NetworkRefusal)

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .address(let refusal): refusal.words(in: language)
    case .network(let refusal): refusal.words(in: language)
    case .answered(let status, .calendar):
      language.pick(
        "check the address; the server answers \(status) instead of a calendar",
        "Prüf die Adresse; der Server antwortet mit \(status) statt mit einem Kalender."
      )
    case .answered(let status, .page):
      language.pick(
        "check the address; the server answers \(status) instead of a page",
        "Prüf die Adresse; der Server antwortet mit \(status) statt mit einer Seite."
      )
    case .type(let type):
      language.pick(
        "give the address of a page, a text or a workout file; the server gives \(type.prefix(60))",
        "Gib die Adresse einer Seite, eines Textes oder einer Workout-Datei an; der Server schickt"
          + " \(type.prefix(60))."
      )
    case .tooManyRedirects:
      language.pick(
        "give the last address that your browser shows; this one leads to ever new ones",
        "Gib die Adresse an, die dein Browser am Ende zeigt; diese führt zu immer neuen."
      )
    case .tooSlow:
      language.pick(
        "try again later; the server takes too long",
        "Versuch es später noch einmal; der Server braucht zu lange."
      )
    }
  }
}

extension FetchRefusal: CustomStringConvertible {
  /// The English sentence.
  public var description: String { words(in: .english) }
}
