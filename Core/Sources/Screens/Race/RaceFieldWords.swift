public import Training

/// The words beside a field of a race's plan that cannot be read.
public enum RaceFieldWords {
  /// Beside a name that is missing or has more bytes than may be.
  public static func name(most: Int) -> String { "name the race, in 1 to \(most) bytes" }

  /// Beside a day that is none.
  public static func day(_ text: String) -> String {
    "write a day like 2026-09-27; found \"\(text)\""
  }

  /// Beside a target that is missing.
  public static let noTarget = "give a target such as 3:30:00, or goals such as 3:30:00,3:35:00"

  /// Beside more goals than may be, or goals out of order.
  public static func goals(_ text: String, most: Int) -> String {
    "give at most \(most) goals, each slower than the one before, such as"
      + " 3:30:00,3:35:00,3:45:00; found \"\(text)\""
  }

  /// Beside what is carried that cannot be read.
  public static func carried(_ text: String) -> String {
    "write what you carry and how many of it, such as \"5 gel, 1 flask\"; found \"\(text)\""
  }

  /// Beside a recording that is no course of the race.
  public static func course(_ error: RaceCourseError) -> String {
    switch error {
    case .noHeights: "choose a recording with altitudes; this one has none along its way"
    case .otherLength(let found, let race):
      "choose a recording of the whole course; this one has"
        + " \(Written.distance(found, units: .metric)), and the race"
        + " \(Written.distance(race, units: .metric))"
    }
  }

  /// Beside a course file that cannot be read.
  public static func courseFile(_ why: String) -> String {
    "choose a GPX or TCX file of the course; \(why)"
  }

  /// Beside what to eat or drink that cannot be read.
  public static func cue(_ text: String) -> String {
    "write what to take where, such as \"gel at 8 km, 16 km\" or \"200 ml water at 40 min\";"
      + " found \"\(text)\""
  }

  /// Beside a place that the race does not reach.
  public static func behindEnd(_ place: String) -> String {
    "give places within the race; \(place) is past its end"
  }

  /// Beside more things to eat and drink than may be planned.
  public static func cues(most: Int) -> String { "plan at most \(most) things to eat and drink" }

  /// Beside notes of more bytes than may be.
  public static func notes(most: Int) -> String { "shorten the notes to at most \(most) bytes" }
}
