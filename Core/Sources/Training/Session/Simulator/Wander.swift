/// Noise that remembers: a value that wanders about zero and forgets where it was in some seconds.
///
/// An Ornstein-Uhlenbeck process in steps of a second. Its steps are sums of four even numbers,
/// close to normal and never wild: 3.5 standard deviations are the most.
struct Wander: Sendable {
  private let memory: Double
  private let step: Double

  /// The present value.
  private(set) var value = 0.0

  /// Creates noise of a standard deviation that forgets in some seconds.
  init(deviation: Double, seconds: Double) {
    memory = Portable.exp(-1 / seconds)
    step = deviation * (1 - memory * memory).squareRoot()
  }

  /// The value a second later.
  mutating func next(_ seed: inout Seed) -> Double {
    value = value * memory + step * seed.bell()
    return value
  }
}

/// A wander in two directions whose corners are rounded off, as a receiver's own filter does: wrong
/// by metres for a minute, and nearly right about the speed.
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

extension Seed {
  /// A number that is about normally distributed around 0 with a standard deviation of 1.
  mutating func bell() -> Double {
    let sum = fraction() + fraction() + fraction() + fraction()
    return (sum - 2) * 1.7320508075688772
  }
}
