import Screens
public import Training

extension ReplyAssignment {
  /// A question of an invented run: for seeing what would be sent, and for trying whether anybody answers.
  public static func example(memory: [MemoryItem] = [], on today: Day) -> ReplyAssignment {
    ReplyAssignment(
      to: "What should I think about now?",
      during: [
        "Distance so far: 6.20 km", "Moving time so far: 33:10", "Pace now: 5:24 /km",
        "Goal: 10.00 km", "Still to go: 3.80 km",
      ],
      coach: .oldHand,
      memory: memory,
      on: today
    )
  }
}
