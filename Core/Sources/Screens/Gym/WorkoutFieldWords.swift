/// The words beside a field of a workout's form that cannot be changed as asked; lines count from 1.
public enum WorkoutFieldWords {
  /// What is expected as an exercise's name.
  public static let name = "write the name of an exercise, such as Goblet Squat"

  /// What is expected as a number of sets.
  public static let sets = "write a number of sets, such as 3 or 3-4"

  /// What is expected as the amount of a set.
  public static let amount = "write one set, such as 8, 8-12, 45s or 400 m"

  /// What is expected as a load.
  public static let load = "write a load, such as 80 kg, bodyweight or RPE 8"

  /// What is expected as a rest.
  public static let rest = "write a rest, such as 90s or 2:00"

  /// What is expected as a note.
  public static let note = "write a note in plain words"

  /// The lines around would be read otherwise.
  public static let entangled =
    "make this change in the text; the lines of this block are read together"

  /// What is expected in a field, and what was typed.
  public static func unreadable(_ expected: String, found text: String) -> String {
    "\(expected); found \"\(text)\""
  }

  /// A line that has no step.
  public static func noStep(line: Int) -> String {
    "choose a step; line \(line) has none to change"
  }

  /// A block that the workout does not have, by its number from 1.
  public static func noBlock(_ number: Int) -> String {
    "choose a block of the workout; it has no block \(number)"
  }

  /// A step that does not say how much.
  public static func lacksAmount(line: Int) -> String {
    "write an amount first, such as 10 or 45s; line \(line) has none"
  }
}
