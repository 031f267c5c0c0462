import Prompts
import Screens
import Testing
import Training

/// What a summary says of how a run went, against its record.
struct SummaryTruthTests {
  /// A run whose kilometers took these seconds, with one a week before.
  private func work(_ kilometers: [Double], pause: Double = 0, effort: Int? = nil)
    -> SummaryAssignment
  {
    let moving = kilometers.reduce(0, +)
    var summary = Sample.summary
    summary.distance = .kilometers(Double(kilometers.count))
    summary.moving = .seconds(moving)
    summary.elapsed = .seconds(moving + pause)
    summary.effort = effort
    let splits = kilometers.map { seconds in
      ActivitySplit(
        distance: .kilometers(1),
        moving: .seconds(seconds),
        elapsed: .seconds(seconds)
      )
    }
    var earlier = Sample.summary
    earlier.id = "a0"
    earlier.startedAt = LocalTime(
      Instant(secondsSince1970: 1_771_000_000 - 6 * 86_400),
      offset: .zero
    )
    earlier.distance = .kilometers(5)
    earlier.moving = .seconds(1500)
    return SummaryAssignment(
      RunWorth(Activity(summary: summary, splits: splits)),
      notes: ["windy on the bridge with Mia"],
      coach: .oldHand,
      runs: [earlier],
      on: Sample.today
    )
  }

  private func problems(_ summary: String, _ work: SummaryAssignment) -> [String] {
    let answer =
      #"{"summary":"\#(summary)","went_well":"You kept at it on the bridge.","to_try":"Hold a steady pace from the start.","facts":[]}"#
    return work.read(answer, to: work.prompt(sharing: Sample.everything)).problems
      .map(\.description)
  }

  private static let even = [300.0, 302, 299, 301, 300, 301]
  private static let fading = [290.0, 292, 296, 310, 320, 330]

  @Test(arguments: [
    "You kept a steady pace over all 6 km.", "A run without stopping, and with Mia.",
    "It was longer than your last run.", "It was slower than your last run.",
    "You ran 6 km on Friday.", "You ran 6 km on February 13.",
    "Saturday was 5 km, and this run 6 km.",
  ])
  func `lets a summary say what is so`(summary: String) {
    #expect(problems(summary, work(Self.even)) == [])
  }

  @Test(arguments: [
    ("You finished strong, with a negative split.", "negative split"),
    ("You slowed down on the way home.", "slowed"),
    ("The first half was faster than the second.", "first half"),
    ("You ran 6 km by the rules.", "the rules"),
    ("It was faster than your last run.", "faster than"),
    ("It was shorter than usual for you.", "shorter than"),
    ("You ran 6 km on Wednesday.", "Wednesday"), ("You ran 6 km on Saturday.", "6 km"),
    ("Saturday was 6 km, and this run 5 km.", "6 km"),
    ("You ran 6 km on March 13.", "month 3"), ("You ran 13 km in the wind.", "13 km"),
    ("You ran 6 km with Tom.", "Tom"), ("You ran 6 km in 5:00.", "5:00"),
    ("One thing for the next time is what you have earned.", "copied"),
  ])
  func `refuses what is not so`(summary: String, reason: String) {
    let found = problems(summary, work(Self.even))
    #expect(found.contains { $0.contains(reason) }, "\(found)")
  }

  @Test func `holds a fading run for what it was`() {
    let work = work(Self.fading, pause: 200, effort: 9)
    #expect(problems("You slowed on the way home, and it was hard.", work) == [])
    for lie in [
      "You kept a steady pace.", "You sped up on the way home.", "You never stopped.",
      "It was an easy run.", "The first half was slower than the second.",
      "You ran both halves at equal speed.",
    ] {
      #expect(problems(lie, work) != [], "\(lie)")
    }
  }

  @Test func `compares nothing with runs that it was not told of`() {
    var alone = work(Self.even)
    alone.runs = []
    #expect(problems("It was longer than your last run.", alone) != [])
    #expect(problems("A real improvement for you.", alone) != [])
  }
}
