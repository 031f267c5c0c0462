import Exchange
import Formats
import Testing
import Training

struct TypedPartsTests {
  private func typed(
    _ parts: String,
    distance: String = "10km",
    target: String = "50:00",
    pacing: RaceSetup.Pacing = .custom
  ) -> TypedRace {
    TypedRace(
      name: "City ten",
      day: "2026-09-27",
      distance: distance,
      target: target,
      pacing: pacing,
      parts: parts
    )
  }

  private func parts(_ rows: [(Double, Double)]) -> [RaceSetup.Part] {
    rows.map { RaceSetup.Part(.kilometers($0.0), in: .seconds($0.1)) }
  }

  @Test(arguments: [
    "3 km in 15:30, 5 km in 24:50, 2 km in 9:40", "3km at 5:10/km; 5 km at 4:58/km; rest",
    "3 km in 15:30\n rest at 4:58/km\n2 km in 580s",
    "1 km in 5:10, 2 x 1 km at 5:10, 5km in rest, 2 km at 4:50",
    "3 km in 15:30, 5 km mit 4:58/km, 2 km in Rest", "3 km bei 5:10/km; 5 km bei 4:58/km; Rest",
  ])
  func `reads parts as people write them`(text: String) throws {
    let rows = try typed(text.replacing("rest at 4:58/km", with: "5 km at 4:58/km")).setup().parts
    let merged = rows.count == 5 ? parts([(3, 930)]) + rows.suffix(2) : rows
    #expect(merged == parts([(3, 930), (5, 1490), (2, 580)]))
  }

  @Test func `takes the rest of the way and of the time`() throws {
    let race = try typed("10 km in 50:00, rest", distance: "marathon", target: "3:30:00").setup()
    #expect(race.parts == parts([(10, 3000), (32.195, 9600)]))
    let pacer = try typed("rest at 5:00/km, 2 km in rest").setup()
    #expect(pacer.parts == parts([(8, 2400), (2, 600)]))
  }

  @Test func `takes the sum of the parts as the target where none is named`() throws {
    let race = try typed("5 km in 25:30, 5 km in 24:00", target: "").setup()
    #expect(race.target == .seconds(2970))
    #expect(throws: TypedRaceError.noTarget) {
      try typed("5 km in 25:30, rest", target: "").setup()
    }
  }

  @Test(arguments: [
    (
      "5 km in 25:00, 4 km in 20:00",
      "add 1.00 km to the parts: they have 9.00 km, and the race 10.00 km"
    ),
    ("5 km in 25:00, 6 km in 25:00", "take 1.00 km from the parts"),
    (
      "5 km in 25:00, 5 km in 24:50",
      "add 0:10 to the parts: they take 49:50, and the target is 50:00"
    ),
    ("5 km in 25:00, 5 km in 26:05", "take 1:05 from the parts: they take 51:05"),
    ("10 km in 50:00, rest", "leave some of the way"), ("rest, rest", "leave some of the way"),
    ("9 km in 50:00, rest", "leave some of the time"), ("slowly", "write each part as"),
    ("5 km in a while, rest", "write a time"), ("5 in 25:00, rest", "add a unit"),
    ("2 x rest", "write each part as"), ("0 x 1 km in 5:00, rest", "write each part as"),
    ("99 x 100 m in 60s, rest", "write each part as"), (" , ", "write the parts of your pacing"),
    ("40 x 100 m in 60s, 40 x 100 m in 60s", "at most 50 parts"),
  ])
  func `says what does not fit, and by how much`(text: String, words: String) {
    let error = #expect(throws: TypedRaceError.self) { try typed(text).setup() }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func `takes no parts for another pacing`() {
    #expect(throws: TypedRaceError.partsWithoutCustom) {
      try typed("5 km in 25:00, rest", pacing: .even).setup()
    }
  }

  @Test func `types a race again as it was meant`() throws {
    let race = try TypedRace(
      name: "Berlin",
      day: "2026-09-27",
      distance: "marathon",
      target: "3:30:00",
      goals: "3:35,3:45",
      pacing: .custom,
      parts: "10 km in 50:00, 2 x 10 km at 4:57/km, rest",
      crowdedStart: true,
      fuel: ["25 g gel at 8 km, 16.5 km, 900 m; 2 dates at 1:20:00"],
      drink: ["200 ml water at 40 min"],
      carry: "5 gel, flask",
      notes: "Wind."
    ).setup()
    #expect(race.fueling.map(\.what) == ["gel", "gel", "gel", "dates"])
    #expect(try TypedRace(race).setup() == race)
    var half = race
    (half.distance, half.target, half.pacing, half.parts) = (
      .meters(21_097.5), .seconds(6300), .even, []
    )
    half.fallbacks = []
    #expect(try TypedRace(half).setup() == half)
    let texts = Dictionary(uniqueKeysWithValues: TypedRace(race).fields.map { ($0.name, $0.text) })
    #expect(texts["parts"]?.hasPrefix("10 km in 0:50:00, 10 km in 0:49:30, ") == true)
    #expect(texts["fuel"] == "25 g gel at 8 km, 16.5 km, 900 m; 2 dates at 1:20:00")
  }

  @Test func `reads what a form sends`() throws {
    let json = try JSON.parse(
      #"{"name":"A","day":"2026-09-27","distance":"10km","target":"50:00","pacing":"custom","#
        + #""parts":"5 km in 25:30\r\nrest","crowdedStart":"on"}"#
    )
    let race = try TypedRace(json).setup()
    #expect(race.parts == parts([(5, 1530), (5, 1470)]) && race.startsCrowded)
  }
}
