/// The words beside a field of a run's plan that cannot be read.
public enum PlanFieldWords {
  /// Beside a distance that is none.
  public static func distance(_ text: String, in language: Language = .english) -> String {
    language.pick(
      "write a distance like 10km, 6.2mi, 800m, half or marathon",
      "Schreib eine Distanz wie 10km, 6,2mi, 800m, Halbmarathon oder Marathon"
    ) + found(text, language)
  }

  /// Beside a distance that lacks its unit.
  public static func unit(_ text: String, in language: Language = .english) -> String {
    language.pick(
      "add a unit: \(text)km or \(text)mi",
      "Schreib eine Einheit dazu: \(text)km oder \(text)mi"
    ) + found(text, language)
  }

  /// Beside a distance that nobody runs.
  public static func distanceRange(_ text: String, in language: Language = .english) -> String {
    language.pick(
      "give a distance from 100 m to 500 km",
      "Gib eine Distanz von 100 m bis 500 km an"
    ) + found(text, language)
  }

  /// Beside a pace that is none.
  public static func pace(_ text: String, in language: Language = .english) -> String {
    language.pick(
      "write a pace like 5:00, 5:00/km or 8:03/mi",
      "Schreib eine Pace wie 5:00, 5:00/km oder 8:03/mi"
    ) + found(text, language)
  }

  /// Beside a pace that nobody runs.
  public static func paceRange(_ text: String, in language: Language = .english) -> String {
    language.pick(
      "give a pace from 2:00 to 20:00 per kilometer",
      "Gib eine Pace von 2:00 bis 20:00 pro Kilometer an"
    ) + found(text, language)
  }

  /// Beside a time that is none.
  public static func time(_ text: String, in language: Language = .english) -> String {
    language.pick(
      "write a time like 1:30:00, 45min or 2h15min",
      "Schreib eine Zeit wie 1:30:00, 45min oder 2h15min"
    ) + found(text, language)
  }

  /// Beside a time that may be hours and minutes, or minutes and seconds.
  public static func ambiguousTime(_ text: String, in language: Language = .english) -> String {
    language.pick(
      "write \(text):00 or \(minutes(text)), or use h and min; \"\(text)\" may mean hours or minutes",
      "Schreib \(text):00 oder \(minutes(text)), oder nimm h und min; „\(text)“ kann Stunden oder "
        + "Minuten heißen"
    )
  }

  /// Beside a time that no run takes.
  public static func timeRange(_ text: String, in language: Language = .english) -> String {
    language.pick(
      "give a time from a minute to 48 hours",
      "Gib eine Zeit von einer Minute bis 48 Stunden an"
    ) + found(text, language)
  }

  /// Beside a cadence that is none.
  public static func cadence(_ text: String, in language: Language = .english) -> String {
    language.pick(
      "write a cadence in steps per minute, like 176",
      "Schreib eine Kadenz in Schritten pro Minute, zum Beispiel 176"
    ) + found(text, language)
  }

  /// Beside a cadence that nobody runs.
  public static func cadenceRange(_ text: String, in language: Language = .english) -> String {
    language.pick(
      "give a cadence from 150 to 230, a whole number",
      "Gib eine Kadenz von 150 bis 230 als ganze Zahl an"
    ) + found(text, language)
  }

  /// What was typed, at the end of a sentence.
  static func found(_ text: String, _ language: Language) -> String {
    language.pick("; found \"\(text)\"", "; da steht „\(text)“")
  }

  /// `1:45` as minutes and seconds that nobody can mistake: `0:01:45`.
  private static func minutes(_ text: String) -> String {
    text.utf8.firstIndex(of: UInt8(ascii: ":")) == text.utf8.index(after: text.startIndex)
      ? "0:0\(text)" : "0:\(text)"
  }
}
