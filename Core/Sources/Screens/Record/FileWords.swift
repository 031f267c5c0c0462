/// What is wrong with a file in a person's words, and what to do now.
public enum FileWords {
  /// Too large to be one run.
  public static let tooLarge = "This file is too large to be one run. " + choose

  /// Written by a newer device than can be read.
  public static let newerFIT =
    "This FIT file is newer than this Pacesetter. Update Pacesetter, or export the run as TCX."

  /// Never closed by the device.
  public static let unfinished = "The device never finished this file. " + copy

  /// A FIT file that is cut off.
  public static let cutOffFIT = "This FIT file ends before it should. " + copy

  /// A FIT file whose bytes contradict each other.
  public static let damagedFIT = "This FIT file is damaged. " + copy

  /// Without a byte.
  public static let empty = "This file is empty. " + copy

  /// Cut off.
  public static let cutOff = "This file ends before it should. " + copy

  /// Damaged.
  public static let damaged = "This file is damaged. " + copy

  /// Of no format that is a run.
  public static let unknown =
    "We can't read this file. Gym diaries and Apple Health exports go to History › Import."

  /// Of the right format, with no moment in it.
  public static let nothingRecorded = "Nothing was recorded in this file. " + choose

  /// A course and no run.
  public static let withoutTimes =
    "This is a route without times, which can't be played. Export the run itself, not its course."

  /// An activity without positions, as GPX.
  public static let noPositions =
    "choose another format; GPX needs positions and this activity has none"

  /// A strength session, in a format of runs.
  public static let noSets = "choose csv, the only format for a strength session"

  /// Neither of the formats that planned workouts come in.
  public static let noWorkout =
    "the file is no FIT workout, no .zwo file and no workout of Garmin Connect as JSON"

  /// A planned workout without a step.
  public static let noSteps = "the file has no step of a workout"

  /// A diary whose weights may be kilograms or pounds.
  public static let unitUntold =
    "found weights without a unit, expected to be told whether they are kilograms or pounds"

  /// A planned workout for another sport.
  public static func otherSport(_ sport: String) -> String {
    "the workout is for \(sport), expected one for running"
  }

  /// A table that is no diary, by its first columns.
  public static func noDiary(columns: [String]) -> String {
    "found the columns \(columns.joined(separator: ", ")), "
      + "expected a diary of Strong, Hevy, FitNotes or StrongLifts"
  }

  private static let copy = "Copy or export it once more from your watch or app."
  private static let choose = "Choose the file of a single run."
}
