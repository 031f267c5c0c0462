/// The words beside a field of the profile or of a note that cannot be kept.
public enum MemoryFieldWords {
  /// Nothing was typed.
  public static func noValue(in language: Language = .english) -> String {
    language.pick("Type what to save.", "Gib ein, was gespeichert werden soll.")
  }

  /// What is to be remembered has no name.
  public static func noName(in language: Language = .english) -> String {
    language.pick("Give it a name first.", "Gib zuerst einen Namen ein.")
  }

  /// The boundaries of zones are none.
  public static func noEdges(in language: Language = .english) -> String {
    language.pick(
      "Type five heart rates that rise, for example 115 132 148 160 172.",
      "Gib fünf ansteigende Pulswerte ein, zum Beispiel 115 132 148 160 172."
    )
  }

  /// A name or a text is longer than can be kept.
  public static func tooLong(in language: Language = .english) -> String {
    language.pick(
      "That is too long to save. Shorten it and try again.",
      "Das ist zu lang. Kürze es und versuch es noch einmal."
    )
  }

  /// The form is one of another version.
  public static func form(in language: Language = .english) -> String {
    language.pick(
      "This page is older than your server. Reload it and try again.",
      "Diese Seite ist älter als dein Server. Lade sie neu und versuch es noch einmal."
    )
  }

  /// Beside a fact, by its key, that is no number in its range.
  public static func range(
    of key: String,
    _ range: ClosedRange<Double>,
    in language: Language = .english
  ) -> String {
    let (name, low, high) = (
      MemoryScreen.name(of: key, in: language), Int(range.lowerBound), Int(range.upperBound)
    )
    return language.pick(
      "\(name) must be a number from \(low) to \(high).",
      "\(name): Gib eine Zahl von \(low) bis \(high) ein."
    )
  }

  /// Beside a fact, by its key, that is none of its words.
  public static func choice(
    of key: String,
    _ words: [String],
    in language: Language = .english
  ) -> String {
    let (name, list) = (MemoryScreen.name(of: key, in: language), words.joined(separator: ", "))
    return language.pick(
      "\(name) must be one of: \(list).",
      "\(name): Wähl eines von diesen: \(list)."
    )
  }
}
