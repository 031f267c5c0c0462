import Exchange
import Formats
import Storage

/// A page on which a coached run goes straight to the north, with the journal that it writes.
struct CoachedPage {
  private var session = PageSession()
  private var milliseconds = 0.0
  private(set) var lines: [[UInt8]] = []

  init(id: String = "run-1", device: String = "00000000000000aa", role: String = "tracker") throws {
    try ask([
      "do": "open", "id": .string(id), "device": .string(device), "seq": 1,
      "coach": "data_analyst", "role": .string(role), "clock": clock,
    ])
  }

  private var clock: JSON {
    ["mono": .number(milliseconds), "wall": .number(1_780_300_000_000 + milliseconds)]
  }

  @discardableResult
  private mutating func ask(_ request: JSON) throws -> JSON {
    let reply = try JSON.parse(session.reply(to: request.utf8()))
    lines += (reply["journal"]?.array ?? []).map { Array(($0.string ?? "").utf8) }
    return reply
  }

  /// Hands over what was sensed a second later; returns the metrics that were published.
  @discardableResult
  mutating func live(_ events: [JSON]) throws -> [JSON] {
    milliseconds += 1000
    let reply = try ask(["do": "live", "clock": clock, "events": .array(events)])
    return (reply["effects"]?.array ?? []).compactMap { $0["effect"]?["metrics"] }
  }

  /// Runs from the start to the end at 3 m/s.
  mutating func run(seconds: Int) throws {
    try live([["start": [:]]])
    for second in 0..<seconds { try live([Self.position(second)]) }
    try live([["end": [:]]])
  }

  static func position(_ second: Int) -> JSON {
    let latitude = 48 + Double(second) * 3 / 111_194.9266
    return ["position": ["latitude": .number(latitude), "longitude": 11, "accuracy": 5]]
  }

  /// The journal as a device sends it.
  func batch() throws -> EventBatch { try EventBatch(lines.flatMap { $0 + [0x0A] }) }
}
