public import Training

/// Finds the tempo that a person taps.
///
/// The mean of the last intervals, without those that differ from their median by more than a fifth:
/// a tap that was missed or came double does not count. Who taps no more than 120 a minute taps with
/// one foot, as sensors do (definition 7 of the running definitions), and two steps are counted.
public struct TapTempo: Hashable, Sendable {
  /// What the taps say.
  public enum Reading: Hashable, Sendable {
    /// So many more taps are needed.
    case needsMore(Int)
    /// So many steps per minute, both feet counted, whether or not a metronome can play them.
    case steps(Int, isOneFoot: Bool)

    /// The tempo that is nearest to the taps, once there are enough of them.
    public var tempo: Tempo? {
      switch self {
      case .needsMore: nil
      case .steps(let steps, _): Tempo(clamping: steps)
      }
    }
  }

  /// After a longer pause than this, tapping starts over.
  public static let pause: Duration = .seconds(2)

  // Two taps have one interval, and nothing tells whether it is a slip.
  private static let fewest = 3
  private static let most = 9
  // Nobody taps 500 a minute: a finger or a screen that bounced.
  private static let bounce: Duration = .milliseconds(120)
  private static let fastestFoot = 120.0

  private var taps: [Duration] = []

  /// Starts without taps.
  public init() {}

  /// Takes one tap and answers what the taps say with it.
  public mutating func tap(at now: Duration) -> Reading {
    if let last = taps.last {
      if now - last > Self.pause { taps = [] } else if now - last < Self.bounce { return reading }
    }
    taps.append(now)
    if taps.count > Self.most { taps.removeFirst() }
    return reading
  }

  private var reading: Reading {
    guard taps.count >= Self.fewest else { return .needsMore(Self.fewest - taps.count) }
    var intervals: [Double] = []
    for (earlier, later) in zip(taps, taps.dropFirst()) {
      intervals.append((later - earlier).inSeconds)
    }
    intervals.sort()
    let median = intervals[intervals.count / 2]
    let regular = intervals.filter { abs($0 - median) <= median / 5 }
    let rate = 60 * Double(regular.count) / regular.reduce(0, +)
    let isOneFoot = rate <= Self.fastestFoot
    return .steps(Int((isOneFoot ? 2 * rate : rate).rounded()), isOneFoot: isOneFoot)
  }
}
