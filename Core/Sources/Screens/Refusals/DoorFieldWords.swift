/// The words beside a field of Connections that cannot be taken.
public enum DoorFieldWords {
  /// Beside the address of a calendar.
  public static func calendar(longest: Int, in language: Language = .english) -> String {
    language.pick(
      "enter an address that begins with https:// or webcal://, of at most \(longest) bytes",
      "Gib eine Adresse ein, die mit https:// oder webcal:// beginnt und höchstens \(longest)"
        + " Zeichen hat."
    )
  }

  /// Beside an address that is missing, where a file would do.
  public static func addressOrFile(in language: Language = .english) -> String {
    language.pick(
      "enter an address, or choose a file",
      "Gib eine Adresse ein, oder wähl eine Datei."
    )
  }

  /// Beside the address of an account that is missing.
  public static func noAccount(in language: Language = .english) -> String {
    language.pick(
      "enter the address of the CalDAV server",
      "Gib die Adresse des CalDAV-Servers ein."
    )
  }

  /// Beside the user's name of an account that is missing.
  public static func noUser(in language: Language = .english) -> String {
    language.pick(
      "enter your user name on the CalDAV server",
      "Gib deinen Namen auf dem CalDAV-Server ein."
    )
  }

  /// Beside the password of an account that is missing.
  public static func noPassword(of user: String, in language: Language = .english) -> String {
    language.pick(
      "enter the password of \(user)",
      "Gib das Passwort von \(user) ein."
    )
  }

  /// Beside a user's name that no server can have.
  public static func user(longest: Int, in language: Language = .english) -> String {
    language.pick(
      "enter a user name of 1 to \(longest) characters, without a colon",
      "Gib einen Benutzernamen mit 1 bis \(longest) Zeichen ohne Doppelpunkt ein."
    )
  }

  /// Beside a password that no server can have.
  public static func password(longest: Int, in language: Language = .english) -> String {
    language.pick(
      "enter a password of 1 to \(longest) characters",
      "Gib ein Passwort mit 1 bis \(longest) Zeichen ein."
    )
  }

  /// Beside a name of something.
  public static func name(longest: Int, in language: Language = .english) -> String {
    language.pick(
      "enter a name of 1 to \(longest) characters",
      "Gib einen Namen mit 1 bis \(longest) Zeichen ein."
    )
  }

  /// Beside a folder of this machine.
  public static func folder(longest: Int, in language: Language = .english) -> String {
    language.pick(
      "enter a path that begins with /, of at most \(longest) bytes",
      "Gib einen Pfad ein, der mit / beginnt und höchstens \(longest) Zeichen hat."
    )
  }

  /// Beside the address of a folder on a WebDAV server.
  public static func webFolder(longest: Int, in language: Language = .english) -> String {
    language.pick(
      "enter an address that begins with https://, of at most \(longest) bytes, without your name"
        + " and your password",
      "Gib eine Adresse ein, die mit https:// beginnt und höchstens \(longest) Zeichen hat, ohne"
        + " deinen Namen und dein Passwort."
    )
  }

  /// Beside the address of a page, or of what is told of the runner's doings.
  public static func web(longest: Int, in language: Language = .english) -> String {
    language.pick(
      "enter an address that begins with https:// or http://, of at most \(longest) bytes",
      "Gib eine Adresse ein, die mit https:// oder http:// beginnt und höchstens \(longest)"
        + " Zeichen hat."
    )
  }

  /// Where nothing is ticked that an address is told of.
  public static func noKind(of known: String, in language: Language = .english) -> String {
    language.pick(
      "choose at least one event: \(known)",
      "Wähl mindestens ein Ereignis."
    )
  }

  /// Where nothing is ticked that somebody may do.
  public static func noScope(in language: Language = .english) -> String {
    language.pick(
      "choose at least one scope: read, log or control",
      "Wähl mindestens ein Recht."
    )
  }
}
