/// Work and rest in turn.
public struct IntervalTimer: Hashable, Sendable {
  /// How long the work is.
  public var work: Duration

  /// Seconds of rest, a range where the author leaves a choice; the shortest counts.
  public var rest: Amount

  /// How often; without a number the items decide.
  public var rounds: Int?

  /// Creates the timer.
  public init(work: Duration, rest: Amount, rounds: Int? = nil) {
    self.work = work
    self.rest = rest
    self.rounds = rounds
  }

  /// The timing of the 1996 study, which promises nothing else here.
  public static let tabata = IntervalTimer(work: .seconds(20), rest: Amount(10))
}
