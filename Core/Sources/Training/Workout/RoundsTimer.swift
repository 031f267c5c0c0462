/// All items of a section, several times.
public struct RoundsTimer: Hashable, Sendable {
  /// How the author called it, which is also how the rest is meant.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Only that there are rounds.
    case plain
    /// No rest within a round.
    case superset
    case circuit
  }

  /// How it was called.
  public var kind: Kind

  /// How many rounds; without a number the sets of the items decide.
  public var count: Amount?

  /// Seconds of rest after a round.
  public var rest: Amount?

  /// Creates the timer.
  public init(kind: Kind = .plain, count: Amount?, rest: Amount? = nil) {
    self.kind = kind
    self.count = count
    self.rest = rest
  }
}
