/// Which of two lines goes first: that of the more important rank, of one rank that of the higher
/// priority.
///
/// This is the one order of everything that is said, on a run and in a workout.
public struct Precedence: Hashable, Sendable {
  /// What kind of thing it is.
  public var rank: Rank

  /// The higher goes first.
  public var priority: Int

  /// Creates a precedence.
  public init(_ rank: Rank, _ priority: Int = 50) {
    self.rank = rank
    self.priority = priority
  }

  /// Whether a line goes before another, however long either has waited.
  public func goes(before other: Precedence) -> Bool {
    rank == other.rank ? priority > other.priority : rank < other.rank
  }
}
