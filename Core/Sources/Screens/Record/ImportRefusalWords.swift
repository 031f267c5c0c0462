public import Training

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
  public static func archive(_ damage: ZipDamage, in language: Language = .english) -> String {
    damage.words(in: language)
  }

  /// A recording that is damaged, with the details of it.
  public static func recording(
    _ words: String,
    _ details: String,
    byte: Int,
    in language: Language = .english
  ) -> String {
    language.pick("\(words) (\(details))", "\(words) (Byte \(byte))")
  }

  /// A table that is none.
  public static func noTable(_ details: String, in language: Language = .english) -> String {
    language.pick(details, "sie ist keine lesbare Tabelle (CSV); exportiere sie noch einmal")
  }

  /// A line of a table that nobody can read, and how many others have the same.
  public static func line(
    _ number: Int,
    _ problem: String,
    others: Int = 0,
    in language: Language = .english
  ) -> String {
    guard others > 0 else {
      return language.pick(
        "line \(number): \(problem)",
        "Zeile \(number) ist nicht ganz lesbar oder nicht vollständig"
      )
    }
    return language.pick(
      "line \(number): \(problem) (and \(others) more)",
      "Zeile \(number) und \(others) weitere sind nicht ganz lesbar oder nicht vollständig"
    )
  }

  /// A figure of a day that nobody can have, and how many others there are.
  public static func figure(
    _ problem: String,
    on day: Day,
    others: Int,
    in language: Language = .english
  ) -> String {
    language.pick(
      "\(day.text): \(problem)" + (others > 0 ? " (and \(others) more)" : ""),
      "\(day.text): ein Wert kann nicht stimmen und fehlt"
        + (others > 0 ? " (und \(others) weitere)" : "")
    )
  }

  /// A column that may tell of training and that nobody reads.
  public static func unusedColumn(_ name: String, in language: Language = .english) -> String {
    language.pick("the column \"\(name)\" is not used", "die Spalte „\(name)“ wird nicht gelesen")
  }

  /// Without an export of Apple Health.
  public static func noHealth(_ details: String, in language: Language = .english) -> String {
    language.pick(details, "darin ist kein Export von Apple Health")
  }

  /// An export of Apple Health of which the end is missing.
  public static func healthEnds(_ details: String, in language: Language = .english) -> String {
    language.pick(details, "der Export endet zu früh; was davor steht, wurde gelesen")
  }

  /// A part of an export of Apple Health that was left out.
  public static func healthLeftOut(
    _ details: String,
    byte: Int64,
    in language: Language = .english
  ) -> String {
    language.pick(details, "ein Eintrag ist nicht lesbar und wurde ausgelassen (Byte \(byte))")
  }

  /// Something that is no export of Pacesetter.
  public static func noExport(_ details: String, in language: Language = .english) -> String {
    language.pick(details, "sie ist kein ganzer Export von Pacesetter; exportiere noch einmal")
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
      "Nummer \(number) von „\(list)“ ist nicht lesbar"
    )
  }

  /// A file of a kind that is read, without anything in it.
  public static func empty(in language: Language = .english) -> String {
    language.pick(
      "nothing in it can be imported; choose the file of an activity, or a diary with entries",
      "darin ist nichts zum Importieren; wähl die Datei einer Aktivität oder ein Tagebuch mit"
        + " Einträgen"
    )
  }

  /// Something else than what is read.
  public static func unknown(in language: Language = .english) -> String {
    let formats = FormatWords.recordings.joined(separator: ", ")
    return language.pick(
      "we can't read this kind of file; try \(formats), an export of Apple Health"
        + " or of an app, or a zip of these",
      "diese Art von Datei können wir nicht lesen; nimm \(formats), den Export von"
        + " Apple Health oder einer App oder ein Zip davon"
    )
  }
}
