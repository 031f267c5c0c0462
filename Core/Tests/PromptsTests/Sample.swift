import Prompts
import Screens
import Training

/// What several tests ask for.
enum Sample {
  static let today = Day(daysSince1970: 20_500)
  static let everything = PrivacySwitches(sharing: Set(PrivacyCategory.allCases))
  static let memory = [
    MemoryItem(
      .dislike,
      "hills",
      .text("hills in the rain"),
      updatedAt: Instant(secondsSince1970: 1_770_000_000)
    ),
    MemoryItem(
      .goal,
      "race.berlin",
      .text("under 3:30"),
      updatedAt: Instant(secondsSince1970: 1_770_000_001)
    ),
  ]

  static var summary: ActivitySummary {
    var summary = ActivitySummary(
      id: "a1",
      sport: .running,
      kind: "Running",
      startedAt: LocalTime(Instant(secondsSince1970: 1_771_000_000), offset: .zero),
      source: .fit
    )
    summary.distance = .meters(10_020)
    summary.moving = .seconds(3130)
    summary.averageHeartRate = .beatsPerMinute(151)
    return summary
  }

  static let reply = ReplyAssignment(
    to: "am I too fast today?",
    during: ["Distance so far: 4.20 km", "Pace now: 5:02 /km", "Heart rate: 156 bpm"],
    coach: .oldHand,
    on: today
  )

  /// A summary that knows everything of a person.
  static var summing: SummaryAssignment {
    SummaryAssignment(
      RunWorth(Activity(summary: summary)),
      notes: ["the bridge was windy"],
      coach: .oldHand,
      memory: memory,
      on: today
    )
  }
}
