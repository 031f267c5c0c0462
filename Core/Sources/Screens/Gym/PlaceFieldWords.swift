import Training

/// What is said of a place to train that cannot be kept, deleted or brought back.
public enum PlaceFieldWords {
  /// A name that is empty or too long.
  public static func name(longest: Int, in language: Language) -> String {
    language.pick(
      "Give the place a name of 1 to \(longest) characters.",
      "Gib dem Ort einen Namen mit 1 bis \(longest) Zeichen."
    )
  }

  /// A name that another place has.
  public static func taken(_ name: String, in language: Language) -> String {
    language.pick(
      "Choose another name: you already have a place named \(name).",
      "Wähl einen anderen Namen: Einen Ort namens \(name) hast du schon."
    )
  }

  /// As many places as can be kept.
  public static func full(most: Int, in language: Language) -> String {
    language.pick(
      "Delete a place first: you can keep \(most).",
      "Lösch zuerst einen Ort: Mehr als \(most) sind nicht möglich."
    )
  }

  /// A place that nobody added.
  public static func unknown(_ name: String, in language: Language) -> String {
    language.pick(
      "Add the place first: you have none named \(name).",
      "Leg den Ort zuerst an: Keiner heißt \(name)."
    )
  }

  /// Nothing to bring back.
  public static func nothingRemoved(in language: Language) -> String {
    language.pick(
      "No deleted place is left to bring back.",
      "Kein gelöschter Ort lässt sich zurückholen."
    )
  }
}
