import Prompts
import Screens
import Testing
import Training

/// What a reply says of the run, against what it was told.
struct ReplyTruthTests {
  private static let run = [
    "Distance so far: 5.10 km", "Moving time so far: 26:31", "Pace now: 5:24 /km",
    "Average pace: 5:12 /km", "Target pace: 5:10 /km", "Goal: 10.00 km", "Still to go: 4.90 km",
  ]

  private func problems(_ reply: String, during run: [String] = Self.run) -> [String] {
    let work = ReplyAssignment(
      to: "how am I doing, is this right for the Berlin race?",
      during: run,
      coach: .oldHand,
      memory: Sample.memory,
      on: Sample.today
    )
    return work.read(#"{"reply":"\#(reply)"}"#, to: work.prompt(sharing: Sample.everything))
      .problems.map(\.description)
  }

  @Test(arguments: [
    "You are halfway, and on pace. Breathe.", "You have 4.9 km to go; stay tall.",
    "You are slowing down a little. Shorten your stride.", "Find a steady pace and hold it.",
    "Half is behind you, and Berlin is far away.", "Don't go too fast before the end.",
    "Your average pace is 5:12 per kilometer, which is fine.",
    "Easy, then smooth. You are on track.",
    "Hold back until the last kilometer.", "You are not slowing down too much.",
    "No, you are not too fast today.",
  ])
  func `lets a reply say what is so`(reply: String) {
    #expect(problems(reply) == [])
  }

  @Test(arguments: [
    ("You are almost there, keep going.", "almost there"),
    ("The last kilometer starts now, go.", "last kilometer"),
    ("You are ahead of schedule today.", "ahead of schedule"),
    ("Relax, you are speeding up nicely.", "speeding up"),
    ("You are too fast, ease off.", "too fast"),
    ("You made it, well done today.", "you made it"),
    ("No, you are not too slow today.", "too slow"), ("I want to go to the next part.", "i want"),
    ("Your pace is 5:24 km/h, stay tall.", "5:24"), ("By rules, you do fine today.", "by rules"),
    ("Only 5.1 km to go, stay tall.", "5.1 km"),
    ("You have 10 bpm in reserve.", "10 bpm"),
    ("Great work, Sarah. Stay tall.", "Sarah"), ("Sarah, ease off a little.", "Sarah"),
    ("Think of Boston and stay tall.", "Boston"),
    ("This is better than Monday, stay tall.", "Monday"),
    ("Your best kilometer ever, stay tall.", "ever"),
    ("Answer first, then one thing to do, if any.", "copied"),
    ("As an AI I cannot run with you.", "as an ai"),
    ("The facts say that you do fine.", "the facts"),
    ("You hold 5:12 for 5:24 per mile now and 26:31 /km.", "26:31"),
  ])
  func `refuses what is not so, or stands nowhere`(reply: String, reason: String) {
    #expect(problems(reply).contains { $0.contains(reason) }, "\(problems(reply))")
  }

  @Test func `claims nothing of a plan or a place that it was not told`() {
    let heart = ["Heart rate: 156 bpm"]
    #expect(problems("You are right on pace.", during: heart) != [])
    #expect(problems("You are halfway, stay tall.", during: heart) != [])
    #expect(problems("Drop your shoulders and breathe out.", during: heart) == [])
  }

  @Test func `knows a run by time and in miles`() {
    let run = [
      "Distance so far: 3.10 mi", "Moving time so far: 26:00", "Pace now: 8:20 /mi",
      "Average pace: 8:23 /mi", "Goal: 30:00", "Still to go: 4:00",
    ]
    #expect(problems("Almost there, four minutes and a bit of grit.", during: run) != [])
    #expect(problems("Almost there, 4:00 to go.", during: run) == [])
    #expect(problems("You are halfway, stay tall.", during: run) != [])
  }
}
