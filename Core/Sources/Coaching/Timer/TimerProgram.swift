import Training

/// What a clock will do, known as a whole before it starts.
///
/// ```
///  idle ─ get ready ─ work 1 ─ rest 1 ─ work 2 ─ … ─ finished
///                                            or, without an end, work for ever
/// ```
/// Because all of it is known, any moment can be asked for at any time, and a gap changes nothing.
public struct TimerProgram: Hashable, Sendable {
  /// One stretch of the clock.
  public struct Phase: Hashable, Sendable {
    /// What is done in it.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
      case work, rest
    }

    /// What is done in it.
    public var kind: Kind

    /// How long it is.
    public var duration: Duration

    /// The round or window that it belongs to, from 1.
    public var round: Int

    /// Creates a phase.
    public init(_ kind: Kind, _ duration: Duration, round: Int) {
      self.kind = kind
      self.duration = duration
      self.round = round
    }
  }

  /// What the large figure of the clock shows.
  public enum Reading: String, CaseIterable, Hashable, Sendable {
    /// What is left of the phase.
    case phaseLeft
    /// What is left of the whole.
    case totalLeft
    /// What has passed since the start.
    case elapsed
  }

  /// What comes of it, so that two can be compared.
  public enum Score: String, CaseIterable, Hashable, Sendable {
    case none
    /// Full rounds and what was done of the next one.
    case roundsAndReps
    /// The time until all was done.
    case time
    /// How many windows were completed.
    case windows
  }

  /// The time to get ready before the first phase.
  public let getReady: Duration

  /// The stretches, in order.
  public let phases: [Phase]

  /// Whether the clock continues after the last phase, until the person ends it.
  public let isOpen: Bool

  /// What the large figure shows.
  public let reading: Reading

  /// What comes of it.
  public let score: Score

  // The end of each phase since the start of the first, rising.
  let ends: [Duration]

  /// The default time to get ready.
  public static let usualGetReady: Duration = .seconds(10)

  /// Creates a program; phases without length are left out.
  public init(
    getReady: Duration = usualGetReady,
    _ phases: [Phase],
    isOpen: Bool = false,
    reading: Reading,
    score: Score = .none
  ) {
    self.getReady = max(.zero, getReady)
    self.phases = phases.filter { $0.duration > .zero }
    self.isOpen = isOpen
    self.reading = reading
    self.score = score
    var end = Duration.zero
    var ends: [Duration] = []
    for phase in self.phases {
      end += phase.duration
      ends.append(end)
    }
    self.ends = ends
  }

  /// How long all phases take together.
  public var duration: Duration { ends.last ?? .zero }

  /// How many rounds there are; none if not counted.
  public var rounds: Int { phases.last?.round ?? 0 }

  /// The phase at a time since the start of the first; nothing after the last.
  func phaseIndex(at elapsed: Duration) -> Int? {
    guard elapsed < duration else { return nil }
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= elapsed { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// When a phase begins, counted from the start of the first.
  func start(ofPhase index: Int) -> Duration { index > 0 ? ends[index - 1] : .zero }
}
