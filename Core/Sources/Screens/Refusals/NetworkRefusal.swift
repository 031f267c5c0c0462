/// Why another machine gave no whole answer; its place is an address or the path of a socket.
public enum NetworkRefusal: Refusal {
  /// Nobody answers there.
  case unreachable(String, Reason)
  /// The name leads into a private network, where nobody has allowed that.
  case forbidden(String)
  /// Nobody who is trusted here has signed its certificate.
  case unsigned(String)
  /// No secure connection comes about: what the library says of it.
  case insecure(String, String)
  /// The server was there and went away in the middle.
  case lost(String)
  /// The server takes longer than the request allows.
  case tooSlow(String, seconds: Int)
  /// The answer is longer than the request allows.
  case tooLong(String, bytes: Int)
  /// What answers there does not speak HTTP.
  case garbled(String)
  /// The server refuses what was asked, in its own words.
  case refused(status: Int, String)
  /// Whoever asked no longer wants the answer.
  case cancelled
  /// A file holds no certificate that could be trusted.
  case noAuthority(String)

  /// Why nobody answers.
  public enum Reason: Refusal {
    /// No program listens there.
    case refused
    /// There is no such socket.
    case noFile
    /// The socket is somebody else's.
    case notAllowed
    /// The name leads to nothing.
    case noName
    /// No way leads there from here.
    case noRoute
    /// No word came in so many seconds.
    case silence(seconds: Int)
    /// The path is too long for a socket.
    case longPath
    /// The system's own number and words.
    case system(Int, String)

    /// The end of a sentence in a language.
    public func words(in language: Language) -> String {
      switch self {
      case .refused: language.pick("connection refused", "Die Verbindung wurde abgelehnt.")
      case .noFile: language.pick("no such file or directory", "Diese Datei gibt es nicht.")
      case .notAllowed: language.pick("permission denied", "Der Zugriff ist nicht erlaubt.")
      case .noName:
        language.pick("there is no such name", "Einen Server dieses Namens gibt es nicht.")
      case .noRoute:
        language.pick("no network leads there", "Kein Netz führt dorthin.")
      case .silence(let seconds):
        language.pick(
          "no word within \(seconds) seconds",
          "\(seconds) Sekunden lang kam nichts."
        )
      case .longPath:
        language.pick(
          "the path is too long for a socket",
          "Der Pfad ist zu lang für einen Socket."
        )
      case .system(let number, let text):
        language.pick(text, "Das System meldet Fehler \(number).")
      }
    }
  }

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .unreachable(let place, .noName):
      language.pick(
        "check the address; there is no server of that name: \(place)",
        "Prüf die Adresse; den Server \(place) gibt es nicht."
      )
    case .unreachable(let place, let reason):
      language.pick(
        "check that the server runs; there is no answer at \(place): "
          + reason.words(in: .english),
        "Prüf, ob der Server läuft; unter \(place) antwortet niemand. "
          + reason.words(in: .german)
      )
    case .forbidden(let place):
      language.pick(
        "allow your own network for it, or give a public address; \(place) is in a private network",
        "Erlaub dafür dein eigenes Netz, oder gib eine öffentliche Adresse an; \(place) liegt in"
          + " einem privaten Netz."
      )
    case .unsigned(let place):
      language.pick(
        "check the certificate of \(place); nobody who is trusted here has signed it",
        "Prüf das Zertifikat von \(place); niemand, dem hier vertraut wird, hat es unterschrieben."
      )
    case .insecure(let place, let detail):
      language.pick(
        "check the address; no secure connection to \(place) comes about: \(detail)",
        "Prüf die Adresse; zu \(place) kommt keine sichere Verbindung zustande (\(detail))."
      )
    case .lost(let place):
      language.pick(
        "try again later; \(place) closed the connection",
        "Versuch es später noch einmal; \(place) hat die Verbindung beendet."
      )
    case .tooSlow(let place, let seconds):
      language.pick(
        "try again later; \(place) did not answer within \(seconds) s",
        "Versuch es später noch einmal; \(place) hat innerhalb von \(seconds) s nicht geantwortet."
      )
    case .tooLong(let place, let bytes):
      language.pick(
        "give another address; \(place) sent more than \(bytes) bytes",
        "Gib eine andere Adresse an; \(place) hat mehr als \(bytes) Bytes geschickt."
      )
    case .garbled(let place):
      language.pick(
        "check the address and its port; the server at \(place) does not speak HTTP",
        "Prüf die Adresse und ihren Port; der Server unter \(place) spricht kein HTTP."
      )
    case .refused(let status, let detail):
      language.pick(detail, "Der Server antwortet mit \(status): „\(detail)“.")
    case .cancelled:
      language.pick("the request was cancelled", "Die Anfrage wurde abgebrochen.")
    case .noAuthority(let path):
      language.pick(
        "give a certificate in PEM or DER; \(path) holds none",
        "Gib ein Zertifikat in PEM oder DER an; in \(path) ist keines."
      )
    }
  }
}
