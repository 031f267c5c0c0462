/// Why a file does not come into the record.
public enum ImportRefusalWords {
  /// Larger than what is read of its kind.
  public static func tooBig(
    megabytes: Int64,
    most: Int64,
    in language: Language = .english
  ) -> String {
    language.pick(
      "it has \(megabytes) MB; the most for its kind is \(most) MB",
      "sie hat \(megabytes) MB, höchstens \(most) MB sind möglich"
    )
  }

  /// A zip that is damaged, or packed in a way that nobody uses.
  public static func archive(_ reason: String, in language: Language = .english) -> String {
    language.pick("the zip is damaged: \(reason)", "das Zip ist beschädigt (\(reason))")
  }

  /// A diary whose weights may be kilograms or pounds, and where to say which.
  public static func unitUntold(in language: Language = .english) -> String {
    language.pick(
      "found weights without a unit; say --weights kg or --weights lb",
      "die Gewichte haben keine Einheit; wähl Kilogramm oder Pfund"
    )
  }

  /// A part of an export that is not what it should be.
  public static func part(
    _ number: Int,
    of list: String,
    _ reason: String,
    in language: Language = .english
  ) -> String {
    language.pick(
      "number \(number) of \"\(list)\": \(reason)",
      "Nummer \(number) von „\(list)“: \(reason)"
    )
  }

  /// Something else than what is read.
  public static func unknown(in language: Language = .english) -> String {
    language.pick(
      "we can't read this kind of file; try FIT, GPX, TCX, an export of Apple Health, Strong, Hevy,"
        + " FitNotes, StrongLifts or Pacesetter, or a zip of these",
      "diese Art von Datei können wir nicht lesen; nimm FIT, GPX, TCX, einen Export von Apple"
        + " Health, Strong, Hevy, FitNotes, StrongLifts oder Pacesetter oder ein Zip davon"
    )
  }
}
