/// What the clock does while a section is done.
public enum BlockTimer: Hashable, Sendable {
  /// Work begins anew at fixed times: EMOM, E2MOM, every 1:30.
  case every(EveryTimer)
  /// As many rounds as possible in a time.
  case amrap(Duration)
  /// A given work as fast as possible.
  case forTime(ForTimeTimer)
  /// Eight times twenty seconds with ten seconds of rest, or as stated.
  case tabata(IntervalTimer)
  /// Work and rest in turn.
  case intervals(IntervalTimer)
  /// All items, then again.
  case rounds(RoundsTimer)
  /// A countdown for the whole section, in seconds; a hint rather than a rule.
  case clock(Amount)
}

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
