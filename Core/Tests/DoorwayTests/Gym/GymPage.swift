import Doorway
import Exchange
import Formats
import Testing

/// A page that leads through a workout: it keeps the journal and two clocks, as a browser does.
struct GymPage {
  var session = PageSession()
  var journal: [JSON] = []
  var effects: [JSON] = []
  var asked: [JSON] = []
  var last: JSON = .null
  var monotonic = 1000.0
  var wall = 1_767_254_400_000.0

  static let text = """
    ---
    units: kg
    ---
    # Test

    ## Push
    - Squat — 2 x 5 @ 80 kg, rest 60s
    - Plank — 1 x 20s

    ## Burn: EMOM 3
    > Stay crisp.
    - Swing — 15 @ 24 kg
    - Push-Up — 10

    ## AMRAP 3
    - 5 Pull-Up
    - 10 Air Squat
    """

  var clock: JSON { ["mono": .number(monotonic), "wall": .number(wall)] }

  mutating func ask(_ request: JSON) throws {
    asked.append(request)
    last = try JSON.parse(session.reply(to: request.utf8()))
    #expect(last["error"] == nil)
    journal += last["journal"]?.array ?? []
    effects += last["effects"]?.array ?? []
  }

  mutating func open(_ text: String = GymPage.text, in language: String = "en") throws {
    try ask([
      "do": "openGym", "id": "gym-1", "device": "9f3c2a17b0d4e6f8", "seq": 3, "clock": clock,
      "workout": ["name": "test", "text": .string(text)], "language": .string(language),
    ])
  }

  mutating func tell(_ events: [JSON] = [], after seconds: Double = 1) throws {
    monotonic += seconds * 1000
    wall += seconds * 1000
    try ask(["do": "gym", "clock": clock, "events": .array(events)])
  }

  /// Dies, and comes back some seconds later with what it has on disk.
  mutating func die(for seconds: Double) throws {
    session = PageSession()
    let kept = journal
    monotonic = 50
    wall += seconds * 1000
    try ask(["do": "resumeGym", "clock": clock, "journal": .array(kept)])
  }

  var bytes: [UInt8] { journal.flatMap { Array(($0.string ?? "").utf8) + [10] } }
}
