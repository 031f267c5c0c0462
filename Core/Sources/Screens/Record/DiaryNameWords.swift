public import Training

/// What is said of the names that diaries give to exercises.
public enum DiaryNameWords {
  /// What a name stands for, and who says so.
  public static func sentence(of name: DiaryName) -> String {
    switch name.standing {
    case .matched(let exercise): "\(exercise), by its name"
    case .chosen(let exercise): "\(exercise), as you chose"
    case .kept: "Kept as it is, as you chose"
    case .unsure: "Which exercise is this?"
    case .unknown: "Not in the catalogue, so it is kept as it is"
    }
  }
}
