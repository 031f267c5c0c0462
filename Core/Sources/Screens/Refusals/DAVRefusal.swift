/// Why a WebDAV or CalDAV server does not do what is asked; its host is in most sentences.
public enum DAVRefusal: Refusal, Error {
  /// The address cannot be asked.
  case address(AddressRefusal)
  /// The server does not know the user, or the password is wrong.
  case password(String)
  /// The user may read there, but not write.
  case readOnly(String)
  /// There is no room left.
  case full(String)
  /// There is nothing under that address.
  case missing(String)
  /// What is there has changed meanwhile.
  case changed
  /// The server leads to another one that is not trusted with the password.
  case elsewhere(String)
  /// The server does not speak the protocol.
  case foreign(String)
  /// The server answers with a status that says nothing more.
  case answered(String, Int)
  /// The network.
  case network(NetworkRefusal)

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .address(let refusal): refusal.words(in: language)
    case .network(let refusal): refusal.words(in: language)
    case .password(let host):
      language.pick(
        "check the user and the app password; \(host) does not accept them",
        "Prüf den Benutzer und das App-Passwort; \(host) nimmt sie nicht an."
      )
    case .readOnly(let host):
      language.pick(
        "allow this user to write there, or choose another place; \(host) does not let them",
        "Erlaub diesem Benutzer, dort zu schreiben, oder wähl einen anderen Ort; \(host) lässt ihn"
          + " nicht."
      )
    case .full(let host):
      language.pick(
        "make room on \(host); there is none left for this",
        "Schaff Platz auf \(host); dafür ist keiner mehr da."
      )
    case .missing(let host):
      language.pick(
        "check the address; \(host) has nothing there",
        "Prüf die Adresse; \(host) hat dort nichts."
      )
    case .changed:
      language.pick(
        "try again; it has been changed there in the meantime",
        "Versuch es noch einmal; dort wurde es inzwischen geändert."
      )
    case .elsewhere(let host):
      language.pick(
        "give the address of the server itself; this one sends the password on to \(host)",
        "Gib die Adresse des Servers selbst an; diese schickt das Passwort weiter an \(host)."
      )
    case .foreign(let host):
      language.pick(
        "give the address of a CalDAV or WebDAV server; \(host) does not speak that there",
        "Gib die Adresse eines CalDAV- oder WebDAV-Servers an; \(host) spricht das dort nicht."
      )
    case .answered(let host, let status):
      language.pick(
        "try again later; \(host) answers \(status)",
        "Versuch es später noch einmal; \(host) antwortet mit \(status)."
      )
    }
  }
}

extension DAVRefusal: CustomStringConvertible {
  /// The English sentence.
  public var description: String { words(in: .english) }
}
