import Training

/// How long to wait before trying again: 1, 2, 4 … 30 s, with some chance in it.
struct Patience: Equatable, Sendable {
  private static let longest = 30.0

  private var failures = 0
  private var seed: Seed
  private(set) var until: Duration = .zero

  init(seed: UInt64) { self.seed = Seed(seed) }

  /// Takes a failure.
  mutating func fail(at now: Duration) {
    var seconds = 1.0
    for _ in 0..<min(failures, 5) { seconds *= 2 }
    failures += 1
    // A crowd that was cut off together does not come back together.
    let spread = 0.75 + 0.5 * seed.fraction()
    until = now + Duration(roundedSeconds: min(seconds, Self.longest) * spread)
  }

  /// Takes a success, or a reason to hope again.
  mutating func succeed() {
    failures = 0
    until = .zero
  }
}
