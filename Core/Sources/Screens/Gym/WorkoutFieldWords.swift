/// The words beside a field of a workout's form that cannot be changed as asked; lines count from 1.
public enum WorkoutFieldWords {
  /// What is expected as an exercise's name.
  public static func name(in language: Language) -> String {
    language.pick(
      "write the name of an exercise, such as Goblet Squat",
      "schreib den Namen einer Übung, zum Beispiel Goblet Squat"
    )
  }

  /// What is expected as a number of sets.
  public static func sets(in language: Language) -> String {
    language.pick(
      "write a number of sets, such as 3 or 3-4",
      "schreib eine Zahl von Sätzen, zum Beispiel 3 oder 3-4"
    )
  }

  /// What is expected as the amount of a set.
  public static func amount(in language: Language) -> String {
    language.pick(
      "write one set, such as 8, 8-12, 45s or 400 m",
      "schreib einen Satz, zum Beispiel 8, 8-12, 45s oder 400 m"
    )
  }

  /// What is expected as a load.
  public static func load(in language: Language) -> String {
    language.pick(
      "write a load, such as 80 kg, bodyweight or RPE 8",
      "schreib ein Gewicht, zum Beispiel 80 kg, bodyweight oder RPE 8"
    )
  }

  /// What is expected as a rest.
  public static func rest(in language: Language) -> String {
    language.pick(
      "write a rest, such as 90s or 2:00",
      "schreib eine Pause, zum Beispiel 90s oder 2:00"
    )
  }

  /// What is expected as a note.
  public static func note(in language: Language) -> String {
    language.pick("write a note in plain words", "schreib eine Notiz in einfachen Worten")
  }

  /// The lines around would be read otherwise.
  public static func entangled(in language: Language) -> String {
    language.pick(
      "make this change in the text; the lines of this block are read together",
      "ändere das im Text; die Zeilen dieses Blocks gehören zusammen"
    )
  }

  /// What is expected in a field, and what was typed.
  public static func unreadable(
    _ expected: String,
    found text: String,
    in language: Language
  ) -> String {
    language.pick("\(expected); found \"\(text)\"", "\(expected); da steht „\(text)“")
  }

  /// A line that has no step.
  public static func noStep(line: Int, in language: Language) -> String {
    language.pick(
      "choose a step; line \(line) has none to change",
      "wähl eine Übung; in Zeile \(line) steht keine, die sich ändern lässt"
    )
  }

  /// A block that the workout does not have, by its number from 1.
  public static func noBlock(_ number: Int, in language: Language) -> String {
    language.pick(
      "choose a block of the workout; it has no block \(number)",
      "wähl einen Block des Workouts; einen Block \(number) hat es nicht"
    )
  }

  /// A step that does not say how much.
  public static func lacksAmount(line: Int, in language: Language) -> String {
    language.pick(
      "write an amount first, such as 10 or 45s; line \(line) has none",
      "schreib zuerst, wie viel, zum Beispiel 10 oder 45s; in Zeile \(line) fehlt es"
    )
  }
}
