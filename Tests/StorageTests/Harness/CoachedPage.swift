import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Storage

/// A page on which a coached run goes straight to the north, with the journal that it writes.
struct CoachedPage {
  private var session: RunSession
  private var milliseconds = 0.0
  private(set) var lines: [[UInt8]] = []

  init(
    id: String = "run-1",
    device: String = "00000000000000aa",
    role: LiveRun.Role = .tracker
  ) {
    let outcome: RunSession.Outcome
    (session, outcome) = RunSession.open(
      RunOpening(RunSetup(coach: .dataAnalyst), role: role),
      as: SessionName(id: id, device: device),
      at: Self.reading(0)
    )
    lines = outcome.lines.map { $0.bytes }
  }

  private static func reading(_ milliseconds: Double) -> SessionClock.Reading {
    SessionClock.Reading(monotonic: milliseconds, wall: 1_780_300_000_000 + milliseconds)
  }

  /// Hands over what was sensed a second later; returns the metrics that were published.
  @discardableResult
  mutating func live(_ events: [JSON]) throws -> [JSON] {
    milliseconds += 1000
    let sensed = try events.map { try LiveRun.Event($0) }
    let outcome = session.handle(sensed, at: Self.reading(milliseconds))
    lines += outcome.lines.map { $0.bytes }
    return outcome.effects.compactMap { timed in
      guard case .run(.tracker(.publish(let metrics))) = timed.effect else { return nil }
      return .written { metrics.write(to: &$0) }
    }
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
