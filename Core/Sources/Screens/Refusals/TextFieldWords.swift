/// The words beside a field for a text that cannot be taken.
public enum TextFieldWords {
  /// Beside the name of a script.
  public static func scriptName(longest: Int, in language: Language = .english) -> String {
    language.pick(
      "name the script, in 1 to \(longest) characters",
      "Gib dem Skript einen Namen mit 1 bis \(longest) Zeichen."
    )
  }

  /// Beside what is no script.
  public static func noScript(in language: Language = .english) -> String {
    language.pick("the body is not a script", "Das ist kein Skript.")
  }

  /// Beside a text that is empty or too long.
  public static func text(longest: Int, in language: Language = .english) -> String {
    language.pick(
      "write a text of 1 to \(longest) characters",
      "Schreib 1 bis \(longest) Zeichen."
    )
  }

  /// Beside the name of an exercise that is too long.
  public static func exercise(longest: Int, in language: Language = .english) -> String {
    language.pick(
      "a name of an exercise has at most \(longest) bytes",
      "Der Name einer Übung hat höchstens \(longest) Zeichen."
    )
  }

  /// Beside an exercise and a goal of a challenge.
  public static func challenge(most: Int, in language: Language = .english) -> String {
    language.pick(
      "choose an exercise and a goal from 1 to \(most)",
      "Wähl eine Übung und ein Ziel von 1 bis \(most)."
    )
  }

  /// Beside a number of repetitions for the challenge.
  public static func addition(
    _ found: Int64,
    most: Int64,
    in language: Language = .english
  ) -> String {
    language.pick(
      "add 1 to \(most) to the challenge, not \(found)",
      "Gib 1 bis \(most) Wiederholungen an; da steht \(found)."
    )
  }
}
