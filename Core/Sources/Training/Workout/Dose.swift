/// How much of an exercise to do, and how: the part after the dash.
public struct Dose: Hashable, Sendable {
  /// How many sets; without a number the section's rounds decide, or it is one.
  public var sets: Amount?

  /// What one set is.
  public var quantity: Quantity

  /// How hard it is meant to be.
  public var targets: [Target]

  /// Seconds of rest after each set, where they were stated; none at all is zero.
  public var rest: Amount?

  /// How fast each repetition is.
  public var tempo: LiftTempo?

  /// Whether the quantity holds for each side by itself.
  public var perSide: BodySide?

  /// Whether the sides take turns within the quantity.
  public var isAlternating: Bool

  /// Steps a minute for the metronome.
  public var cadence: Int?

  /// What else was said, for a person.
  public var notes: [String]

  /// Creates a dose.
  public init(
    sets: Amount? = nil,
    _ quantity: Quantity,
    targets: [Target] = [],
    rest: Amount? = nil,
    tempo: LiftTempo? = nil,
    perSide: BodySide? = nil,
    isAlternating: Bool = false,
    cadence: Int? = nil,
    notes: [String] = []
  ) {
    self.sets = sets
    self.quantity = quantity
    self.targets = targets
    self.rest = rest
    self.tempo = tempo
    self.perSide = perSide
    self.isAlternating = isAlternating
    self.cadence = cadence
    self.notes = notes
  }

  /// The pace that is asked for, if the dose says one itself.
  public var pace: PaceGoal? {
    for case .pace(let goal) in targets { return goal }
    return nil
  }
}
