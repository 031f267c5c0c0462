import Coaching
import Exchange
import Formats
import Sessions
import Storage
import Training

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

  private var session: WorkoutSession
  private var milliseconds = 0.0
  private(set) var lines: [[UInt8]] = []

  /// What the page itself logs of it.
  var logged: StrengthSession { StrengthSession(of: session) }

  init() throws {
    let outcome: WorkoutSession.Outcome
    (session, outcome) = WorkoutSession.open(
      WorkoutOpening(GymSetup(name: "test", text: Self.text)),
      as: SessionName(id: "gym-1", device: "00000000000000aa"),
      at: Self.reading(0)
    )
    lines = outcome.lines.map { $0.bytes }
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
  }

  /// The journal as a device sends it.
  func batch() throws -> EventBatch { try EventBatch(lines.flatMap { $0 + [0x0A] }) }

  private static func reading(_ milliseconds: Double) -> SessionClock.Reading {
    SessionClock.Reading(monotonic: milliseconds, wall: 1_780_300_000_000 + milliseconds)
  }

  private mutating func tell(_ event: JSON, after seconds: Double = 1) throws {
    milliseconds += seconds * 1000
    let outcome = session.handle([try GymEvent(event)], at: Self.reading(milliseconds))
    lines += outcome.lines.map { $0.bytes }
  }
}
