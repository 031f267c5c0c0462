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
