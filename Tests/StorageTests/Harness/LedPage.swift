import Exchange
import Formats
import Storage

/// A page that leads through a workout with sides, pairs, a score and an effort, with its journal.
struct LedPage {
  static let text = """
    ---
    units: kg
    ---
    # Sides

    ## Legs
    - Lunge — 2 x 8 @ 20 kg, per side
    - Row — 1 x 12 cal

    ## AMRAP 1
    - 5 Pull-Up
    """

  private var session = PageSession()
  private var milliseconds = 0.0
  private(set) var lines: [[UInt8]] = []

  /// What the page itself logs of it.
  private(set) var logged: JSON = .null

  init() throws {
    try ask([
      "do": "openGym", "id": "gym-1", "device": "00000000000000aa", "seq": 1, "clock": clock,
      "workout": ["name": "test", "text": .string(Self.text)],
    ])
    try tell(["start": [:]])
    let pair: JSON = ["mode": "external", "value": 22.5, "unit": "kg", "pair": true]
    try tell(["done": ["result": ["count": 8, "load": pair, "rir": 2]]], after: 40)
    try tell(["done": [:]], after: 90)
    try tell(["done": ["result": ["count": 12, "unit": "calories", "rpe": 5]]], after: 60)
    try tell(["start": [:]], after: 5)
    try tell(["roundDone": [:]], after: 15)
    try tell(["note": "knee"], after: 120)
    try tell(["effort": 7])
    try tell(["end": [:]])
    logged = try ask(["do": "gymSummary"])["logged"] ?? .null
  }

  /// The journal as a device sends it.
  func batch() throws -> EventBatch { try EventBatch(lines.flatMap { $0 + [0x0A] }) }

  private var clock: JSON {
    ["mono": .number(milliseconds), "wall": .number(1_780_300_000_000 + milliseconds)]
  }

  private mutating func tell(_ event: JSON, after seconds: Double = 1) throws {
    milliseconds += seconds * 1000
    try ask(["do": "gym", "clock": clock, "events": [event]])
  }

  @discardableResult
  private mutating func ask(_ request: JSON) throws -> JSON {
    let reply = try JSON.parse(session.reply(to: request.utf8()))
    lines += (reply["journal"]?.array ?? []).map { Array(($0.string ?? "").utf8) }
    return reply
  }
}
