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
  /// What the weight is in.
  public var unit: MassUnit

  /// Names what can be typed beside a suggestion, in the unit of a gym whose weights say none.
  public init(
    for suggestion: SetResult,
    usual unit: MassUnit,
    isWeightless: Bool = false
  ) {
    self.unit = suggestion.load?.unit ?? unit
    count = Field(label: Self.name(suggestion.unit), step: Self.step(suggestion.unit))
    if suggestion.unit == .reps && !isWeightless || suggestion.load != nil {
      load = Field(label: Self.name(suggestion.load, self.unit), step: Self.plate(self.unit))
    }
  }

  private static func name(_ unit: CountUnit) -> String {
    unit == .reps ? "Reps" : unit.rawValue
  }

  private static func step(_ unit: CountUnit) -> Double {
    switch unit {
    case .seconds: 5
    case .meters: 50
    case .reps, .kilometers, .miles, .yards, .feet, .calories, .steps, .breaths, .laps: 1
    }
  }

  private static func name(_ load: LoadEntry?, _ unit: MassUnit) -> String {
    switch load?.mode {
    case .bodyweight: "Added \(unit.rawValue)"
    case .assisted: "Help \(unit.rawValue)"
    case .external, nil: load?.isPair == true ? "Each, \(unit.rawValue)" : unit.rawValue
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
