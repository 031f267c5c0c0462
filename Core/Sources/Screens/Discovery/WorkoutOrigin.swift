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
  public var words: String { words(in: .english) }

  /// The label in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .rules: language.pick("Rules", "Regeln")
    case .yours: language.pick("Yours", "Deins")
    case .imported: language.pick("Imported", "Importiert")
    case .generated: language.pick("Generated", "Erzeugt")
    }
  }
}
