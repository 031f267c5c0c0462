import Doorway
import Exchange
import Formats
import Testing

/// `Web/contract.js` and `Web/gym/contract.js` say what the core writes: every member of real replies.
struct ContractTests {
  @Test func `the contract of runs describes every reply about a recording`() throws {
    var page = try Asking("contract.js")
    try page.ask(["do": "coaches"], "{coaches: Coach[]}")
    try page.ask(["do": "simulate"], "{scenarios: Scenario[]}")
    for scenario in ["gps_gap_5k", "strap_dropouts_10k", "run_walk_5k"] {
      try page.ask(
        ["do": "simulate", "scenario": .string(scenario), "seed": 3],
        "{recording: Recording}"
      )
      try page.ask(
        [
          "do": "start", "coach": "roast_coach", "mode": "race", "targetPaceSecPerKm": 300,
          "goal": ["distanceMeters": 10_000], "age": 40, "cadence": ["target": 176],
        ],
        "{screen: Screen}"
      )
      try page.ask(["do": "rehearse"], "{lines: RehearsedLine[]}")
      let played = "{effects: TimedEffect[], screen: Screen, finished: boolean}"
      for second in [100.0, 400, 800, 1600, 9000] {
        try page.ask(["do": "advance", "to": .number(second)], played)
        try page.ask(
          ["do": "event", "at": .number(second + 1), "event": ["mute": .bool(second == 400)]],
          played
        )
      }
      try page.ask(["do": "ledger"], "{rows: LedgerRow[]}")
      let line = page.last["rows"]?.array?.compactMap { $0["line"] }.first
      try page.ask(["do": "why", "line": try #require(line)], "{row: LedgerRow}")
      try page.ask(["do": "summary"], "{summary: Summary}")
      try page.ask(["do": "cadence"], "{advice: CadenceAdvice | null}")
    }
    #expect(page.faults.sorted() == [])
  }

  @Test func `the contract of runs describes every reply about a live run`() throws {
    var run = LivePage()
    try run.open([("autoPause", true), ("age", 40), ("cadence", ["target": 176])])
    try run.live([["startWhen": ["fix": true, "countdown": 3]]])
    for second in 0..<420 {
      var events = [run.position(second), ["heartRate": 151]]
      switch second {
      case 100: events.append(["lap": [:]])
      case 110: events.append(["pause": [:]])
      case 115: events.append(["resume": [:]])
      case 150: events.append(["hidden": true])
      case 170: events.append(["hidden": false])
      case 380: events.append(["mute": true])
      default: break
      }
      try run.live(events, after: second == 300 ? 30 : 1)
    }
    try run.die(for: 40)
    try run.live([["discard": [:]]])
    try run.live([["undo": [:]]])
    try run.live([["end": [:]]])
    var page = try Asking("contract.js")
    for request in run.asked { try page.ask(request, "LiveReply") }
    try page.ask(["do": "summary"], "{summary: Summary}")
    let played = "{effects: Sound[], metronome: MetronomeScreen}"
    let beats: [JSON] = [
      ["start": true], ["tempo": 190], ["volume": 0.2], ["tap": true], ["tap": true],
      ["interruption": "began"], ["failed": "x"], ["stop": true],
    ]
    for (place, event) in beats.enumerated() {
      try page.ask(["do": "metronome", "at": .number(Double(place)), "event": event], played)
    }
    #expect(page.faults.sorted() == [])
  }

  @Test func `the contract of the gym describes every reply about a workout`() throws {
    var gym = GymPage()
    try gym.open()
    for (events, seconds) in [
      ([["start": [:]]], 1), ([["done": [:]]], 30), ([["skip": [:]]], 3),
      ([["done": ["result": ["count": 4, "load": ["value": 82.5, "unit": "lb"], "rpe": 8]]]], 30),
      ([["undo": [:]]], 1), ([["done": [:]]], 1), ([["note": "x"]], 1), ([["pause": [:]]], 1),
      ([["resume": [:]]], 1), ([["skip": [:]]], 1), ([["start": [:]]], 3), ([], 21),
      ([["start": [:]]], 4), ([], 70), ([["done": [:]]], 3), ([["start": [:]]], 140), ([], 5),
      ([["start": [:]]], 1), ([["roundDone": [:]]], 40), ([["effort": 7]], 1),
    ] as [([JSON], Double)] {
      try gym.tell(events, after: seconds)
    }
    try gym.die(for: 20)
    try gym.tell([["end": [:]]])
    var page = try Asking("gym/contract.js")
    for request in gym.asked { try page.ask(request, "GymReply") }
    try page.ask(
      ["do": "gymSummary"],
      "{summary: GymSummaryValue, logged: Logged, kept: boolean}"
    )
    let log: JSON = ["sessions": .array([try #require(page.last["logged"])])]
    let now: JSON = 1_767_340_800
    _ = page.session.reply(to: try DiscoverTests.opening().utf8())
    try page.ask(
      ["do": "discover", "now": now, "minutes": 30, "equipment": ["kettlebell"], "log": log],
      "Discovery"
    )
    for id in page.last["found"]?.array?.prefix(40).compactMap({ $0["id"] }) ?? [] {
      try page.ask(
        ["do": "workout", "id": id],
        "{workout: Workout, origin: string, text: string}"
      )
      try page.ask(
        ["do": "workoutForm", "text": try #require(page.last["text"])],
        "WorkoutForm"
      )
      try page.ask(
        ["do": "lead", "id": id, "now": now, "log": log],
        "{memories: Memory[], advice: Lead[]}"
      )
    }
    try page.ask(["do": "progress", "now": now, "log": log], "Progress")
    try page.ask(["do": "progress", "now": now, "log": log, "exercise": "Squat"], "Progress")
    try page.ask(
      ["do": "next", "now": now, "log": log, "exercise": "Squat", "rule": "linear +2.5kg"],
      "Advice"
    )
    try page.ask(
      ["do": "variant", "base": "# A\n\n- Squat — 5", "text": "# A\n\n- Squat — 6"],
      "Variant"
    )
    #expect(page.faults.sorted() == [])
  }

  @Test func `notices a member that the contract does not know, or that is missing`() throws {
    let contract = try Contract("contract.js")
    #expect(
      contract.faults(of: ["message": "x", "line": 7], as: "Problem")
        == ["Problem.line is not in the contract"]
    )
    #expect(contract.faults(of: ["offset": 7], as: "Problem") == ["Problem.message is missing"])
    #expect(contract.faults(of: ["message": 7], as: "Problem") == ["Problem.message is no string"])
  }
}

/// A page that compares each reply with the contract.
private struct Asking {
  var session = PageSession()
  var last: JSON = .null
  var faults: Set<String> = []
  private let contract: Contract

  init(_ path: String) throws { contract = try Contract(path) }

  mutating func ask(_ request: JSON, _ type: String) throws {
    last = try JSON.parse(session.reply(to: request.utf8()))
    #expect(last["error"] == nil)
    faults.formUnion(contract.faults(of: last, as: type))
  }
}
