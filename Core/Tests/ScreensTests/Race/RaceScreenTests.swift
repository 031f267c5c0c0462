import Screens
import Testing
import Training

struct RaceScreenTests {
  // 2026-09-27, a Sunday.
  private static let day = Day(daysSince1970: 20_723)
  private let race = RaceSetup(
    name: "Berlin Marathon",
    day: Self.day,
    distance: .meters(42_195),
    target: .seconds(12_600),
    fueling: [
      RaceSetup.Cue(.distance(.kilometers(16)), "gel", amount: "25 g"),
      RaceSetup.Cue(.time(.seconds(2400)), "gel"),
    ],
    hydration: [RaceSetup.Cue(.distance(.kilometers(8)), "water")]
  )

  private func yardstick(_ meters: Double, _ seconds: Double) -> Trends.Record {
    .yardstick(meters: meters, seconds: seconds, on: Self.day - 20)
  }

  private func run(_ meters: Double, in seconds: Double?) -> ActivitySummary {
    var run = ActivitySummary(
      id: "run",
      sport: .running,
      kind: "running",
      startedAt: LocalTime(Self.day.midnight),
      source: .fit
    )
    run.distance = .meters(meters)
    run.elapsed = seconds.map { .seconds($0) }
    return run
  }

  @Test(arguments: [
    (-12, "in 12 days"), (-1, "tomorrow"), (0, "today"), (1, "yesterday"), (30, "30 days ago"),
  ])
  func `says how far away it is`(days: Int, words: String) {
    let screen = RaceScreen(race, seenFrom: Self.day + days)
    #expect(screen.title == "Berlin Marathon")
    #expect(screen.date == "marathon, Sun, 27 September 2026, " + words)
  }

  @Test func `says what it asks for, and what the runs predict`() throws {
    let half = yardstick(21_097.5, 6000)
    let screen = RaceScreen(race, yardstick: half, seenFrom: Self.day - 12)
    let found = try #require(RacePrediction(of: race.distance, from: half.effort))
    let (fast, slow) = (Written.duration(found.fastest), Written.duration(found.slowest))
    #expect(fast == "3:27:47" && slow == "3:28:30", "\(fast) \(slow)")
    #expect(
      screen.sentences == [
        "Target 3:30:00 (4:59 /km).",
        "Your runs predict \(fast) to \(slow), based on half marathon in 1:40:00"
          + " on 7 September 2026.",
        "The target is 1:30 slower than that.", "Even pace: halfway after 1:45:00.",
      ]
    )
  }

  @Test func `says which goals come after the first, with their pace`() {
    var race = race
    race.fallbacks = [.seconds(12_900), .seconds(13_500)]
    #expect(
      RaceScreen(race, seenFrom: Self.day).sentences[1]
        == "If that is gone: 3:35:00 (5:06 /km), then 3:45:00 (5:20 /km)."
    )
  }

  @Test func `says what to change in the food, before the race alone`() {
    var race = race
    race.fueling = [
      RaceSetup.Cue(.distance(.kilometers(16)), "gel", amount: "25 g"),
      RaceSetup.Cue(.time(.seconds(2400)), "gel", amount: "25 g"),
    ]
    race.hydration = [RaceSetup.Cue(.distance(.kilometers(20)), "water", amount: "600 ml")]
    race.carried = [RaceSetup.Carried("gel")]
    #expect(
      RaceScreen(race, seenFrom: Self.day).warnings == [
        "Plan more to eat: 14 g of carbohydrate an hour is little; about 60 g of carbohydrate an"
          + " hour helps, such as a gel of 25 g every 25 min.",
        "Drink it in two portions: 600 ml at 20.00 km is much at once.",
        "Pack 1 more gel: you carry 1, and plan 2.",
      ]
    )
    #expect(RaceScreen(race, seenFrom: Self.day + 1).warnings == [])
  }

  @Test func `says how much faster a target is than the runs`() throws {
    let half = yardstick(21_097.5, 6300)
    let found = try #require(RacePrediction(of: race.distance, from: half.effort))
    let gap = found.fastest.inSeconds.rounded() - 12_600
    #expect(gap > 60)
    let screen = RaceScreen(race, yardstick: half, seenFrom: Self.day - 12)
    let words = Written.duration(.seconds(gap))
    #expect(screen.sentences.contains("The target is \(words) faster than that."))
  }

  @Test func `predicts nothing from what is too short, and says so`() {
    let none = RaceScreen(race, seenFrom: Self.day - 12).sentences
    #expect(none[1] == "No run of the last twelve weeks is long enough to predict it.")
    let short = RaceScreen(race, yardstick: yardstick(5000, 1500), seenFrom: Self.day).sentences
    #expect(
      short[1] == "Your best of the last twelve weeks, 5 km in 25:00 on 7 September 2026,"
        + " is too short to predict it."
    )
    var mile = race
    mile.distance = .meters(1000)
    let long = RaceScreen(mile, yardstick: yardstick(10_000, 3000), seenFrom: Self.day).sentences
    #expect(long[1].contains("is too long to predict it."))
  }

  @Test(
    arguments: [
      (12_552, "You ran 42.40 km in 3:29:12, 0:48 faster than the target."),
      (12_670, "You ran 42.40 km in 3:31:10, 1:10 slower than the target."),
      (12_600, "You ran 42.40 km in 3:30:00, the target to the second."),
      (nil, "You ran 42.40 km."),
    ] as [(Double?, String)]
  )
  func `says how it went`(seconds: Double?, words: String) {
    let screen = RaceScreen(race, result: run(42_400, in: seconds), seenFrom: Self.day + 3)
    #expect(screen.sentences == ["Target 3:30:00 (4:59 /km).", words])
  }

  @Test func `says that nobody has recorded it`() {
    let screen = RaceScreen(race, yardstick: yardstick(10_000, 3000), seenFrom: Self.day + 1)
    #expect(
      screen.sentences == [
        "Target 3:30:00 (4:59 /km).",
        "Your record has no run of about this length on that day.",
      ]
    )
  }

  @Test func `says what to take where, in the order of the way`() {
    // At the pace of the target forty minutes are a little over eight kilometres.
    #expect(
      RaceScreen(race, seenFrom: Self.day).cues == [
        "8.00 km: water", "40:00: gel", "16.00 km: gel, 25 g",
      ]
    )
  }

  @Test(
    arguments: [
      (RaceSetup.Pacing.negative, "Second half faster than the first."),
      (.positive, "First half faster than the second."), (.custom, nil),
    ] as [(RaceSetup.Pacing, String?)]
  )
  func `says how the pace is to go`(pacing: RaceSetup.Pacing, words: String?) {
    var race = race
    race.pacing = pacing
    let sentences = RaceScreen(race, seenFrom: Self.day).sentences
    #expect(sentences.count == (words == nil ? 2 : 3) && sentences.dropFirst(2).last == words)
  }
}
