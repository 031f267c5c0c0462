/// Why an address that somebody gave cannot be asked.
public enum AddressRefusal: Refusal, Error {
  /// It begins with neither `http://` nor `https://`.
  case noScheme(String)
  /// It must begin with `https://`, and does not.
  case notSecure(String)
  /// It has a path, where only a server is named.
  case moreThanServer(String)
  /// It names no server.
  case noHost(String)
  /// Its port is no number of one.
  case noPort(String)
  /// Its port is none of the public network.
  case port(Int, allowed: [Int])
  /// It holds a password.
  case hasPassword
  /// It has a character that belongs in no address.
  case hasStrangeCharacter
  /// It is none for another reason.
  case unreadable

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    let example = "https://run.example.org"
    return switch self {
    case .noScheme(let text):
      language.pick(
        "begin the address with http:// or https://; found \(text.prefix(100))",
        "Beginn die Adresse mit http:// oder https://; da steht „\(text.prefix(100))“."
      )
    case .notSecure(let text):
      language.pick(
        "begin the address with https://; found \(text.prefix(100))",
        "Beginn die Adresse mit https://; da steht „\(text.prefix(100))“."
      )
    case .moreThanServer(let text):
      language.pick(
        "give only the server's address, such as \(example); found \(text.prefix(100))",
        "Gib nur die Adresse des Servers an, zum Beispiel \(example); da steht"
          + " „\(text.prefix(100))“."
      )
    case .noHost(let text):
      language.pick(
        "name a server, such as \(example); found \(text.prefix(100))",
        "Nenn einen Server, zum Beispiel \(example); da steht „\(text.prefix(100))“."
      )
    case .noPort(let text):
      language.pick(
        "give a port from 1 to 65535; found \(text.prefix(100))",
        "Gib einen Port von 1 bis 65535 an; da steht „\(text.prefix(100))“."
      )
    case .port(let port, let allowed):
      language.pick(
        "give an address with port \(allowed.map(String.init).joined(separator: " or "));"
          + " port \(port) is allowed in your own network only",
        "Gib eine Adresse mit Port \(allowed.map(String.init).joined(separator: " oder ")) an;"
          + " Port \(port) ist nur in deinem eigenen Netz erlaubt."
      )
    case .hasPassword:
      language.pick(
        "leave the password out of the address; everybody on this machine could see it",
        "Lass das Passwort aus der Adresse weg; jeder an diesem Rechner könnte es sehen."
      )
    case .hasStrangeCharacter:
      language.pick(
        "copy the address again; it has a character that belongs in none",
        "Kopier die Adresse noch einmal; sie enthält ein Zeichen, das in keine Adresse gehört."
      )
    case .unreadable:
      language.pick(
        "copy the address again; it cannot be read",
        "Kopier die Adresse noch einmal; sie lässt sich nicht lesen."
      )
    }
  }
}

extension AddressRefusal: CustomStringConvertible {
  /// The English sentence.
  public var description: String { words(in: .english) }
}
