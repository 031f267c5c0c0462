public import Training

/// What is said of the names that diaries give to exercises.
public enum DiaryNameWords {
  /// What a name stands for, and who says so.
  public static func sentence(
    of name: DiaryName,
    in language: Language = .english
  ) -> String {
    switch name.standing {
    case .matched(let exercise):
      language.pick("\(exercise), by its name", "\(exercise), dem Namen nach")
    case .chosen(let exercise):
      language.pick("\(exercise), as you chose", "\(exercise), von dir gewählt")
    case .kept: language.pick("Kept as it is, as you chose", "Bleibt auf deinen Wunsch, wie es ist")
    case .unsure: language.pick("Which exercise is this?", "Welche Übung ist das?")
    case .unknown:
      language.pick(
        "Not in the catalogue, so it is kept as it is",
        "Steht nicht im Katalog und bleibt, wie es ist"
      )
    }
  }
}
