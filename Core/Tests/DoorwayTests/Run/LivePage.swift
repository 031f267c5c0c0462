import Doorway
import Exchange
import Formats
import Testing

/// A page that runs live: it keeps the journal and two clocks, as a browser does.
struct LivePage {
  var session = PageSession()
  var journal: [JSON] = []
  var effects: [JSON] = []
  var asked: [JSON] = []
  var last: JSON = .null
  var monotonic = 1000.0
  var wall = 1_767_254_400_000.0

  var clock: JSON { ["mono": .number(monotonic), "wall": .number(wall)] }

  mutating func ask(_ request: JSON) throws {
    asked.append(request)
    last = try JSON.parse(session.reply(to: request.utf8()))
    #expect(last["error"] == nil)
    journal += last["journal"]?.array ?? []
    effects += last["effects"]?.array ?? []
  }

  mutating func open(_ settings: [(String, JSON)] = []) throws {
    var members = [
      JSON.Member("do", "open"), JSON.Member("id", "run-1"),
      JSON.Member("device", "9f3c2a17b0d4e6f8"), JSON.Member("seq", 5),
      JSON.Member("coach", "data_analyst"), JSON.Member("clock", clock),
    ]
    for (key, value) in settings { members.append(JSON.Member(key, value)) }
    try ask(.object(members))
  }

  /// Hands over what was sensed some seconds later.
  mutating func live(_ events: [JSON] = [], after seconds: Double = 1) throws {
    monotonic += seconds * 1000
    wall += seconds * 1000
    try ask(["do": "live", "clock": clock, "events": .array(events)])
  }

  /// Runs straight to the north at 3 m/s.
  mutating func run(seconds: Int, from start: Int = 0) throws {
    for second in start..<(start + seconds) {
      try live([position(second), ["heartRateMeasurement": [0, 150]]])
    }
  }

  func position(_ second: Int) -> JSON {
    let latitude = 48 + Double(second) * 3 / 111_194.9266
    return ["position": ["latitude": .number(latitude), "longitude": 11, "accuracy": 5]]
  }

  /// Dies, and comes back some seconds later with what it has on disk.
  mutating func die(
    for seconds: Double,
    take: String = "on",
    keeping count: Int? = nil,
    seq: Int64? = nil
  ) throws {
    session = PageSession()
    let kept = Array(journal.prefix(count ?? journal.count))
    journal = kept
    monotonic = 50
    wall += seconds * 1000
    try ask([
      "do": "resume", "clock": clock, "journal": .array(kept), "take": .string(take),
      "seq": .number(Double(seq ?? 1)),
    ])
  }

  var distance: Double { Double(last["screen"]?["distance"]?["value"]?.string ?? "") ?? -1 }
  var time: String { last["screen"]?["time"]?["value"]?.string ?? "" }
  var phase: String { last["phase"]?.object?.first?.key ?? "" }
}
