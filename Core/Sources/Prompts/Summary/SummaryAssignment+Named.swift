import Screens
public import Training

extension SummaryAssignment {
  /// Puts together what is known, with a coach by its name; the usual one where nobody knows it.
  public init(
    _ worth: RunWorth,
    notes: [String],
    coachNamed name: String?,
    memory: [MemoryItem],
    forgotten: [String] = [],
    runs: [ActivitySummary],
    on today: Day
  ) {
    self.init(
      worth,
      notes: notes,
      coach: name.flatMap { Personality(rawValue: $0) } ?? .oldHand,
      memory: memory,
      forgotten: forgotten,
      runs: runs,
      on: today
    )
  }
}
