/// Windows that follow each other without a gap, whatever was finished in them.
public struct EveryTimer: Hashable, Sendable {
  /// How long a window is.
  public var window: Duration

  /// How many windows there are to choose from; the first counts, none leaves it to the items.
  public var rounds: [Int]

  /// How long the work in a window is, where a second cue ends it.
  public var work: Duration?

  /// Whether all items are done in each window, instead of one after the other.
  public var isTogether: Bool

  /// Creates the timer.
  public init(
    window: Duration = .seconds(60),
    rounds: [Int] = [],
    work: Duration? = nil,
    isTogether: Bool = false
  ) {
    self.window = window
    self.rounds = rounds
    self.work = work
    self.isTogether = isTogether
  }
}
