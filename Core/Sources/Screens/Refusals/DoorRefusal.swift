/// Why the record opens or closes none of its ways to the outside.
public enum DoorRefusal: Refusal {
  /// No calendar that is read has that name.
  case noCalendar(String)
  /// As many calendars are read as can be.
  case fullOfCalendars(most: Int)
  /// Only an account takes the plan.
  case isReadOnly
  /// The plan has no address to subscribe to.
  case noFeed
  /// No place for activities has that name.
  case noExport(String)
  /// The folder is such a place already.
  case hasExport
  /// There are as many such places as can be.
  case fullOfExports(most: Int)
  /// A folder of the machine is named by its owner alone.
  case isOwnersFolder
  /// The place was named when the server was started.
  case isGivenExport
  /// No webhook has that name.
  case noWebhook(String)
  /// As many addresses are told as can be.
  case fullOfWebhooks(most: Int)
  /// No token has that name.
  case noToken(String)
  /// There are as many tokens as can be.
  case fullOfTokens(most: Int)
  /// No device has that name.
  case noDevice(String)

  /// The sentence in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .noCalendar(let name):
      language.pick("there is no calendar \(name)", "Es gibt keinen Kalender \(name).")
    case .fullOfCalendars(let most):
      language.pick(
        "\(most) calendars are read; remove one first",
        "Es werden schon \(most) Kalender gelesen; entfern zuerst einen."
      )
    case .isReadOnly:
      language.pick(
        "choose an account; a calendar that is only read takes no plan",
        "Wähl ein Konto; ein Kalender, der nur gelesen wird, nimmt keinen Plan auf."
      )
    case .noFeed:
      language.pick("the plan has no address", "Der Plan hat keine Adresse.")
    case .noExport(let name):
      language.pick("there is no export \(name)", "Es gibt keinen Export \(name).")
    case .hasExport:
      language.pick(
        "this folder gets your activities already",
        "Dieser Ordner bekommt deine Aktivitäten schon."
      )
    case .fullOfExports(let most):
      language.pick(
        "\(most) places get your activities; close one first",
        "Schon \(most) Orte bekommen deine Aktivitäten; schließ zuerst einen."
      )
    case .isOwnersFolder:
      language.pick(
        "add a folder on the machine itself: 'pacesetter exports add FOLDER'",
        "Füg einen Ordner an der Maschine selbst hinzu: „pacesetter exports add ORDNER“"
      )
    case .isGivenExport:
      language.pick(
        "start the server without --export; this place was given to it there",
        "Starte den Server ohne --export; dort wurde ihm dieser Ort genannt."
      )
    case .noWebhook(let name):
      language.pick("there is no webhook \(name)", "Es gibt keinen Webhook \(name).")
    case .fullOfWebhooks(let most):
      language.pick(
        "\(most) addresses are told already; remove one first",
        "Es werden schon \(most) Adressen benachrichtigt; entfern zuerst eine."
      )
    case .noToken(let name):
      language.pick("there is no token \(name)", "Es gibt kein Token \(name).")
    case .fullOfTokens(let most):
      language.pick(
        "there are \(most) tokens; end one that is not used",
        "Es gibt schon \(most) Tokens; beende eines, das niemand braucht."
      )
    case .noDevice(let name):
      language.pick("there is no device \(name)", "Es gibt kein Gerät \(name).")
    }
  }
}
