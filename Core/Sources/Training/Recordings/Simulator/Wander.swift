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

extension Seed {
  /// A number that is about normally distributed around 0 with a standard deviation of 1.
  mutating func bell() -> Double {
    let sum = fraction() + fraction() + fraction() + fraction()
    return (sum - 2) * 1.7320508075688772
  }
}
