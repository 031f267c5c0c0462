import Training

/// Where a suggestion comes from; a person always sees it.
public enum WorkoutOrigin: String, CaseIterable, Hashable, Sendable {
  /// The library, by the rules.
  case rules
  /// Made or changed by oneself.
  case yours
  case imported
  /// Written by a model, which was asked for it.
  case generated

  /// The label.
  public var words: String {
    switch self {
    case .rules: "Rules"
    case .yours: "Yours"
    case .imported: "Imported"
    case .generated: "Generated"
    }
  }
}
