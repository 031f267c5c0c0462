import Exchange
import Formats
import Testing
import Training

struct TypedRaceTests {
  private func typed(
    name: String = "Berlin",
    day: String = "2026-09-27",
    distance: String = "marathon",
    target: String = "3:30:00",
    fuel: [String] = [],
    drink: [String] = [],
    notes: String? = nil
  ) -> TypedRace {
    TypedRace(
      name: name,
      day: day,
      distance: distance,
      target: target,
      pacing: .negative,
      fuel: fuel,
      drink: drink,
      notes: notes
    )
  }

  @Test func `reads a race as people write it`() throws {
    let race = try typed(
      name: " Berlin Marathon ",
      fuel: ["gel at 8 km, 16km,24 km", "2 dates at 1:20:00"],
      drink: ["200 ml water at 5 km, 40 min", "150ml tea with lemon at 8,5 km"],
      notes: "  "
    ).setup()
    #expect(
      race
        == RaceSetup(
          name: "Berlin Marathon",
          day: Day(daysSince1970: 20_723),
          distance: .meters(42_195),
          target: .seconds(12_600),
          pacing: .negative,
          fueling: [
            RaceSetup.Cue(.distance(.kilometers(8)), "gel"),
            RaceSetup.Cue(.distance(.kilometers(16)), "gel"),
            RaceSetup.Cue(.distance(.kilometers(24)), "gel"),
            RaceSetup.Cue(.time(.seconds(4800)), "dates", amount: "2"),
          ],
          hydration: [
            RaceSetup.Cue(.distance(.kilometers(5)), "water", amount: "200 ml"),
            RaceSetup.Cue(.time(.seconds(2400)), "water", amount: "200 ml"),
            RaceSetup.Cue(.distance(.kilometers(8.5)), "tea with lemon", amount: "150ml"),
          ]
        )
    )
  }

  @Test func `reads what is carried`() throws {
    var race = typed()
    race.carry = "5 gel, flask, 2 rice cakes "
    #expect(
      try race.setup().carried == [
        RaceSetup.Carried("gel", count: 5), RaceSetup.Carried("flask"),
        RaceSetup.Carried("rice cakes", count: 2),
      ]
    )
    race.carry = "500 gel"
    #expect(throws: TypedRaceError.carried("500 gel")) { try race.setup() }
  }

  @Test func `reads what a form sends`() throws {
    let json = try JSON.parse(
      #"{"name":"A","day":"2026-09-27","distance":"10km","target":"45min","fuel":"  ","#
        + #""drink":"tea at 5 km","pacing":"even","notes":"Hills."}"#
    )
    let race = try TypedRace(json).setup()
    #expect(race.fueling == [] && race.hydration.map(\.what) == ["tea"])
    #expect(race.pacing == .even && race.notes == "Hills.")
  }

  @Test(arguments: [
    ("", "3:15,3:20,3:30"), ("3:15:00", "3:20:00, 3:30"), ("3:15", "3:15:00, 3h20, 3h30min"),
  ])
  func `reads three goals as people say them`(target: String, goals: String) throws {
    let race = try TypedRace(
      name: "Berlin",
      day: "2026-09-27",
      distance: "marathon",
      target: target,
      goals: goals
    ).setup()
    #expect(race.target == .seconds(11_700))
    #expect(race.fallbacks == [.seconds(12_000), .seconds(12_600)])
  }

  @Test(arguments: [
    ("", "", "give a target"), ("3:30:00", "3:20:00", "slower than the one before"),
    ("3:30:00", "3:35:00,3:40:00,3:50:00", "at most 3 goals"), ("3:30:00", "soon", "write a time"),
  ])
  func `says what is wrong with the goals`(target: String, goals: String, words: String) {
    let race = TypedRace(
      name: "A",
      day: "2026-09-27",
      distance: "marathon",
      target: target,
      goals: goals
    )
    let error = #expect(throws: TypedRaceError.self) { try race.setup() }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    (TypedRace(name: " ", day: "2026-09-27", distance: "5km", target: "25min"), "name"),
    (TypedRace(name: "A", day: "27.9.2026", distance: "5km", target: "25min"), "27.9.2026"),
    (TypedRace(name: "A", day: "2026-02-30", distance: "5km", target: "25min"), "2026-02-30"),
    (TypedRace(name: "A", day: "2026-09-27", distance: "5", target: "25min"), "add a unit"),
    (TypedRace(name: "A", day: "2026-09-27", distance: "5km", target: "3:30"), "hours or minutes"),
  ])
  func `says what is wrong`(race: TypedRace, words: String) {
    let error = #expect(throws: TypedRaceError.self) { try race.setup() }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("gel", "where"), (" at 8 km", "where"), ("gel at", "where"), ("gel at 8", "add a unit"),
    ("gel at the hill", "write a time"), ("gel at 50 km", "past its end"),
    ("gel at 8 km,", "write a time"),
    ("gel at 3 m", "100 m to 500 km"),
  ])
  func `says what is wrong with a thing to take`(text: String, words: String) {
    let race = typed(fuel: [text])
    let error = #expect(throws: TypedRaceError.self) { try race.setup() }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func `takes no endless texts`() {
    let long = String(repeating: "x", count: 3000)
    for race in [typed(name: long), typed(fuel: [long + " at 8 km"]), typed(notes: long)] {
      #expect(throws: TypedRaceError.self) { try race.setup() }
    }
    let many = Array(repeating: "gel at 8 km", count: RaceSetup.mostCues + 1)
    #expect(throws: TypedRaceError.tooManyCues) { try typed(fuel: many).setup() }
  }
}
