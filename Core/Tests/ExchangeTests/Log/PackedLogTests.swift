import Exchange
import Formats
import Testing
import Training

struct PackedLogTests {
  private let reader = APIReader(today: Day(daysSince1970: 20_000), offset: .zero)

  private func session(_ id: String, _ second: Double, _ sets: [LiftedSet]) -> StrengthSession {
    StrengthSession(
      id: id,
      name: "W",
      startedAt: LocalTime(secondsSince1970: second, offset: .zero),
      sets: sets
    )
  }

  private func packed(_ log: TrainingLog) -> [UInt8] {
    var json = JSONWriter()
    PackedLog(log).write(to: &json, for: reader)
    return json.bytes
  }

  @Test func `reads back what it packed, whatever a set tells`() throws {
    let dumbbells = LoadEntry(.external, 22.5, .kilograms, isPair: true)
    var noted = LiftedSet("Row", SetResult(10, load: dumbbells))
    (noted.note, noted.group, noted.rest, noted.time) = ("slow", "A", 90, 31.5)
    let log = TrainingLog(
      [
        session(
          "a",
          1_767_254_400,
          [
            LiftedSet(
              "Squat",
              SetResult(5, load: LoadEntry(.external, 100, .kilograms), effort: .exertion(8.5))
            ),
            LiftedSet("Squat", SetResult(4, load: LoadEntry(.external, 102.5, .kilograms))),
            LiftedSet("Dip", SetResult(8, load: LoadEntry(.assisted, 20, .pounds)), kind: .warmUp),
            LiftedSet("Plank", SetResult(60, .seconds, effort: .reserve(1)), isPerSide: true),
            LiftedSet("Push-Up", SetResult()),
          ]
        ),
        session("b", 1_767_340_800, [noted, LiftedSet("Squat", SetResult(0, .reps), kind: .failure)]),
        session("c", 1_767_427_200, []),
      ],
      runs: [
        LoggedRun(
          id: "r",
          startedAt: LocalTime(secondsSince1970: 1_767_000_000, offset: .zero),
          distance: .meters(5000),
          duration: .seconds(1500)
        )
      ]
    )
    #expect(try PackedLog(answer: JSON.parse(packed(log))).log == log)
  }

  @Test func `is taken by a page beside the sessions of its own`() throws {
    let squat = { LiftedSet("Squat", SetResult(5, load: LoadEntry(.external, $0, .kilograms))) }
    let known = TrainingLog([
      session("a", 1_767_254_400, [squat(80), squat(85)]), session("b", 1_767_340_800, [squat(90)]),
    ])
    let json = try JSON.parse(packed(known))
    var own = JSONWriter()
    session("b", 1_767_340_800, [squat(92.5)]).writeLogged(to: &own)
    let log = try TrainingLog(
      Fields(
        .object([
          JSON.Member("sessions", .array([try JSON.parse(own.bytes)])),
          JSON.Member("others", json["sessions"] ?? .null),
          JSON.Member("shapes", json["shapes"] ?? .null),
        ])
      )
    )
    #expect(log.sessions.map { $0.sets.map { $0.weight } } == [[80, 85], [92.5]])
  }

  @Test func `writes a shape once, and takes a fifth of the space`() throws {
    let days = (0..<100).map { day in
      session(
        "s\(day)",
        1_767_254_400 + Double(day) * 86_400,
        (0..<20).map { place in
          LiftedSet(
            "Exercise \(place / 4)",
            SetResult(
              Double(5 + place % 4),
              load: LoadEntry(.external, Double(40 + day), .kilograms)
            )
          )
        }
      )
    }
    let log = TrainingLog(days)
    var plain = JSONWriter()
    log.write(to: &plain)
    let small = packed(log)
    #expect(try JSON.parse(small)["shapes"]?.array?.count == 5)
    #expect(small.count * 5 < plain.bytes.count, "\(small.count) of \(plain.bytes.count) bytes")
  }

  @Test(arguments: [
    (#"[0,5]"#, "three numbers for each set"), (#"[1,5,80]"#, "the place of a shape"),
    (#"[-1,5,80]"#, "the place of a shape"), (#"["x",5,80]"#, "the place of a shape"),
    (#"[4294967296,5,80]"#, "the place of a shape"), (#"[0,"x",80]"#, "a number or null"),
    (#"[0,5,null]"#, "a weight from 0 to 10000"),
    (#"[0,5,-3]"#, "a weight from 0 to 10000"),
  ])
  func `says what is no packed set`(sets: String, expected: String) throws {
    let text = #"""
      {"shapes":[{"exercise":"Squat","result":{"unit":"reps","load":{"value":0}}}],
      "sessions":[{"id":"a","startedAt":1767254400,"sets":\#(sets)}],"runs":[]}
      """#
    let json = try JSON.parse(text)
    let error = #expect(throws: ShapeError.self) { try PackedLog(answer: json) }
    #expect(error?.expected == expected)
  }
}
