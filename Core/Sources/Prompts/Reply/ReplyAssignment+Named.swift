import Screens
public import Training

extension ReplyAssignment {
  /// Puts together what is known, with a coach by its name; the usual one where nobody knows it.
  public init(
    to words: String,
    during snapshot: [String],
    after said: [String] = [],
    coachNamed name: String?,
    memory: [MemoryItem],
    on today: Day
  ) {
    self.init(
      to: words,
      during: snapshot,
      after: said,
      coach: name.flatMap { Personality(rawValue: $0) } ?? .oldHand,
      memory: memory,
      on: today
    )
  }
}
