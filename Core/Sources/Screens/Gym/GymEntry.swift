public import Training

/// What can be typed of the set that counts now: the count, and the weight where one is lifted.
public struct GymEntry: Hashable, Sendable {
  /// A figure to type, or to change by presses.
  public struct Field: Hashable, Sendable {
    /// What it is called: "Reps", "Added kg".
    public var label: String
    /// How much a press adds.
    public var step: Double
  }

  /// The count.
  public var count: Field
  /// The weight, where one can be lifted.
  public var load: Field?
  /// The language of its words and figures.
  public var language: Language
  /// What the weight is in.
  public var unit: MassUnit

  /// Names what can be typed beside a suggestion, in the unit of a gym whose weights say none.
  public init(
    for suggestion: SetResult,
    usual unit: MassUnit,
    isWeightless: Bool = false,
    in language: Language = .english
  ) {
    self.language = language
    self.unit = suggestion.load?.unit ?? unit
    count = Field(label: Self.name(suggestion.unit, language), step: Self.step(suggestion.unit))
    if suggestion.unit == .reps && !isWeightless || suggestion.load != nil {
      load = Field(
        label: Self.name(suggestion.load, self.unit, language),
        step: Self.plate(self.unit)
      )
    }
  }

  private static func name(_ unit: CountUnit, _ language: Language) -> String {
    unit == .reps
      ? language.pick("Reps", "Wdh.")
      : language.pick(unit.rawValue, GymWords.germanNoun(unit, 2))
  }

  private static func step(_ unit: CountUnit) -> Double {
    switch unit {
    case .seconds: 5
    case .meters: 50
    case .reps, .kilometers, .miles, .yards, .feet, .calories, .steps, .breaths, .laps: 1
    }
  }

  private static func name(
    _ load: LoadEntry?,
    _ unit: MassUnit,
    _ language: Language
  ) -> String {
    let name = unit.rawValue
    return switch load?.mode {
    case .bodyweight: language.pick("Added ", "Zusatz-") + name
    case .assisted: language.pick("Help ", "Hilfe, ") + name
    case .external, nil:
      load?.isPair == true ? language.pick("Each, ", "Je Hantel, ") + name : name
    }
  }

  /// The smallest pair of plates that most gyms have.
  private static func plate(_ unit: MassUnit) -> Double {
    switch unit {
    case .kilograms: 2.5
    case .pounds: 5
    }
  }
}
