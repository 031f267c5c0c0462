import Doorway
import Exchange
import Formats
import Testing
import Training

/// The race of today on the page: offered, filled in, and coached.
struct RaceRequestTests {
  private let race = RaceSetup(
    name: "Berlin Marathon",
    day: Day(daysSince1970: 20_723),
    distance: .meters(42_195),
    target: .seconds(12_600),
    pacing: .negative,
    fueling: [RaceSetup.Cue(.distance(.kilometers(8)), "gel", amount: "25 g")]
  )

  /// What the server says of the runner, as the page keeps it.
  private func known(_ races: [RaceSetup]) throws -> JSON {
    var json = JSONWriter()
    KnownRunner(Runner(age: 40), races: races).write(
      to: &json,
      for: APIReader(today: race.day, offset: .zero)
    )
    return try JSON.parse(json.text)
  }

  private func ask(_ request: JSON) throws -> JSON {
    var session = PageSession()
    return try JSON.parse(session.reply(to: request.utf8()))
  }

  /// The plan that a journal keeps of a run that was started so.
  private func plan(_ members: [(String, JSON)]) throws -> RunPlan {
    var page = LivePage()
    try page.open(members)
    let line = try #require(page.journal.first?.string)
    let setup = try #require(try LinkEvent(line: Array(line.utf8)).payload["setup"])
    return try RunSetup(Fields(setup)).plan
  }

  @Test func `offers the race of the day and says what it asks for`() throws {
    let told = try known([race])
    let reply = try ask(["do": "race", "day": "2026-09-27", "known": told])
    #expect(
      reply["sentence"]
        == "Today's race is Berlin Marathon, marathon in 3:30:00 (4:59 /km), second half faster, 1 to eat."
    )
    let german = try ask(["do": "race", "day": "2026-09-27", "known": told, "language": "de"])
    #expect(
      german["sentence"]
        == "Dein Wettkampf heute: Berlin Marathon, Marathon in 3:30:00 (4:59 /km), zweite Hälfte schneller, 1-mal essen."
    )
    #expect(reply["plan"]?["mode"] == "race")
    #expect(reply["plan"]?["goal"]?["distanceMeters"] == 42_195)
    #expect(try ask(["do": "race", "day": "2026-09-26", "known": told]) == [:])
    #expect(try ask(["do": "race", "day": "2026-09-27", "known": .null]) == [:])
  }

  @Test func `coaches the race although the form has rounded its pace and its distance`() throws {
    let told = try #require(
      try ask(["do": "race", "day": "2026-09-27", "known": known([race])])["race"]
    )
    let plan = try plan([
      ("mode", "race"), ("goal", ["distanceMeters": 42_200]), ("targetPaceSecPerKm", 299),
      ("race", told),
    ])
    #expect(plan == RunPlan(race))
  }

  @Test(arguments: [
    ("race", 10_000.0, 299.0), ("training", 42_200, 299), ("free", 42_200, 299),
  ])
  func `is another run where the runner says so`(mode: String, meters: Double, pace: Double) throws
  {
    let plan = try plan([
      ("mode", .string(mode)), ("goal", ["distanceMeters": .number(meters)]),
      ("targetPaceSecPerKm", .number(pace)), ("race", JSON.parse(text(race))),
    ])
    #expect(plan.race == nil)
    #expect(plan.goalDistance == .meters(meters))
  }

  @Test func `keeps a pace of the runner's own`() throws {
    let plan = try plan([
      ("mode", "race"), ("goal", ["distanceMeters": 42_200]), ("targetPaceSecPerKm", 310),
      ("race", JSON.parse(text(race))),
    ])
    #expect(plan.targetPace == .secondsPerKilometer(310))
    #expect(plan.race?.fueling.count == 1)
  }

  private func text(_ race: RaceSetup) -> String {
    var json = JSONWriter()
    race.write(to: &json)
    return json.text
  }
}
