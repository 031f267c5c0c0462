/// A wander in two directions whose corners are rounded off, as a receiver's own filter does: wrong
/// by meters for a minute, and nearly right about the speed.
struct Drift: Sendable {
  private var raw: (Wander, Wander)
  private let share: Double

  /// Metres to the east and to the north.
  private(set) var east = 0.0
  private(set) var north = 0.0

  /// Creates an error of a standard deviation in each direction.
  init(deviation: Double) {
    raw = (
      Wander(deviation: deviation * 1.15, seconds: 40),
      Wander(deviation: deviation * 1.15, seconds: 40)
    )
    share = 1 - Portable.exp(-1 / 12)
  }

  /// Wanders on for a second.
  mutating func advance(_ seed: inout Seed) {
    east += (raw.0.next(&seed) - east) * share
    north += (raw.1.next(&seed) - north) * share
  }
}
