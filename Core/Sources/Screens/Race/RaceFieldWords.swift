public import Training

/// The words beside a field of a race's plan that cannot be read.
public enum RaceFieldWords {
  /// Beside a name that is missing or has more characters than may be.
  public static func name(most: Int, in language: Language = .english) -> String {
    language.pick(
      "name the race, in 1 to \(most) characters",
      "Gib dem Wettkampf einen Namen mit 1 bis \(most) Zeichen"
    )
  }

  /// Beside a day that is none.
  public static func day(_ text: String, in language: Language = .english) -> String {
    language.pick("write a day like 2026-09-27", "Schreib ein Datum wie 2026-09-27")
      + PlanFieldWords.found(text, language)
  }

  /// Beside a target that is missing.
  public static func noTarget(in language: Language = .english) -> String {
    language.pick(
      "give a target such as 3:30:00, or goals such as 3:30:00,3:35:00",
      "Gib eine Zielzeit wie 3:30:00 an, oder mehrere Ziele wie 3:30:00,3:35:00"
    )
  }

  /// Beside more goals than may be, or goals out of order.
  public static func goals(
    _ text: String,
    most: Int,
    in language: Language = .english
  ) -> String {
    language.pick(
      "give at most \(most) goals, each slower than the one before, such as"
        + " 3:30:00,3:35:00,3:45:00",
      "Gib höchstens \(most) Ziele an, jedes langsamer als das davor, zum Beispiel"
        + " 3:30:00,3:35:00,3:45:00"
    ) + PlanFieldWords.found(text, language)
  }

  /// Beside what is carried that cannot be read.
  public static func carried(_ text: String, in language: Language = .english) -> String {
    language.pick(
      "write what you carry and how many of it, such as \"5 gel, 1 flask\"",
      "Schreib, was du mitnimmst und wie viel davon, zum Beispiel „5 Gel, 1 Trinkflasche“"
    ) + PlanFieldWords.found(text, language)
  }

  /// Beside a recording that is no course of the race.
  public static func course(_ error: RaceCourseError, in language: Language = .english) -> String {
    switch error {
    case .noHeights:
      return language.pick(
        "choose a recording with altitudes; this one has none along its way",
        "Wähl eine Aufzeichnung mit Höhen; diese hat auf ihrer Strecke keine"
      )
    case .otherLength(let found, let race):
      let found = Written.distance(found, units: .metric, in: language)
      let race = Written.distance(race, units: .metric, in: language)
      return language.pick(
        "choose a recording of the whole course; this one has \(found), and the race \(race)",
        "Wähl eine Aufzeichnung der ganzen Strecke; diese hat \(found), der Wettkampf \(race)"
      )
    }
  }

  /// Beside a course file that cannot be read.
  public static func courseFile(_ why: String, in language: Language = .english) -> String {
    language.pick(
      "choose a GPX or TCX file of the course; \(why)",
      "Wähl eine GPX- oder TCX-Datei der Strecke. \(why)"
    )
  }

  /// Beside what to eat or drink that cannot be read.
  public static func cue(_ text: String, in language: Language = .english) -> String {
    language.pick(
      "write what to take where, such as \"gel at 8 km, 16 km\" or \"200 ml water at 40 min\"",
      "Schreib, was du wo nimmst, zum Beispiel „Gel bei 8 km, 16 km“ oder"
        + " „200 ml Wasser nach 40 min“"
    ) + PlanFieldWords.found(text, language)
  }

  /// Beside a place that the race does not reach.
  public static func behindEnd(_ place: String, in language: Language = .english) -> String {
    language.pick(
      "give places within the race; \(place) is past its end",
      "Gib Stellen im Wettkampf an; \(place) liegt hinter dem Ziel"
    )
  }

  /// Beside more things to eat and drink than may be planned.
  public static func cues(most: Int, in language: Language = .english) -> String {
    language.pick(
      "plan at most \(most) things to eat and drink",
      "Plane höchstens \(most) Dinge zum Essen und Trinken"
    )
  }

  /// Beside notes of more characters than may be.
  public static func notes(most: Int, in language: Language = .english) -> String {
    language.pick(
      "shorten the notes to at most \(most) characters",
      "Kürze die Notizen auf höchstens \(most) Zeichen"
    )
  }
}
