/// Work against a running clock.
public struct ForTimeTimer: Hashable, Sendable {
  /// How many rounds, where it is more than what the scheme says.
  public var rounds: Int?

  /// The repetitions of each round for every item, as in 21-15-9.
  public var scheme: [Int]

  /// When it is over at the latest.
  public var cap: Duration?

  /// Creates the timer.
  public init(rounds: Int? = nil, scheme: [Int] = [], cap: Duration? = nil) {
    self.rounds = rounds
    self.scheme = scheme
    self.cap = cap
  }
}
