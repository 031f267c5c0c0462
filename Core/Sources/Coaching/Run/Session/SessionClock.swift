import Training

/// The one time of a session, made of the two clocks that a page has.
///
/// The monotonic clock counts; it is blind to a reload and, on some systems, to the device's sleep. The
/// wall clock sees both, but may be set by anybody at any moment. So it is asked only where the other
/// is known to have been blind, and otherwise its steps are noted and change nothing.
public struct SessionClock: Hashable, Sendable {
  /// What the two clocks of a page say, in milliseconds.
  public struct Reading: Hashable, Sendable {
    /// Since some moment that nobody knows.
    public var monotonic: Double

    /// Since 1970-01-01T00:00:00Z.
    public var wall: Double

    /// Creates a reading.
    public init(monotonic: Double, wall: Double) {
      self.monotonic = monotonic
      self.wall = wall
    }
  }

  /// What a reading has shown besides the time.
  public enum Finding: Hashable, Sendable {
    /// Nobody has listened since the reading before.
    case unheard(TrackingGap.Kind)
    /// The wall clock was set: what it now says at the session's beginning, in milliseconds.
    case stepped(zero: Double)
  }

  /// Longer than this between two readings means that the page slept.
  public static let longestSilence = 15_000.0

  // Two clocks of one device drift apart by less than this between two readings.
  private static let tolerance = 2_000.0
  // A hundred days: no session lasts so long.
  private static let longest = 8_640_000_000.0

  /// Whole milliseconds since the session began.
  public var now: Double { min(passed.rounded(), Self.longest) }

  /// What the wall clock says at the session's beginning, in milliseconds since 1970.
  public private(set) var zero: Double

  // Unrounded: the halves of many short ticks, each rounded, would make the clock fast or slow.
  private var passed: Double
  private var last: Reading

  /// Begins a session now.
  public init(_ reading: Reading) {
    passed = 0
    zero = reading.wall
    last = reading
  }

  /// Goes on with a session that has last been heard of at a time: the wall clock tells what lies between.
  ///
  /// A wall clock that was set back in between tells nothing, and then nothing lies between.
  public init(resumedAt time: Duration, zero: Double, _ reading: Reading) {
    let past = (time.inSeconds * 1000).rounded()
    passed = min(max(past, (reading.wall - zero).rounded()), Self.longest)
    self.zero = reading.wall - passed
    last = reading
  }

  /// The time since the session began, to the millisecond.
  public var time: Duration { Duration(roundedSeconds: now / 1000) }

  /// Takes a reading and answers with what it shows; a page that was out of sight or says that it was
  /// frozen may have slept.
  public mutating func read(_ reading: Reading, mayHaveSlept: Bool) -> Finding? {
    let counted = max(0, reading.monotonic - last.monotonic)
    let ahead = reading.wall - last.wall - counted
    last = reading
    if mayHaveSlept, ahead > Self.tolerance {
      passed += counted + ahead
      return counted + ahead > Self.longestSilence ? .unheard(.suspended) : nil
    }
    passed += counted
    if ahead.magnitude > Self.tolerance {
      zero += ahead
      return counted > Self.longestSilence ? .unheard(.suspended) : .stepped(zero: zero)
    }
    return counted > Self.longestSilence ? .unheard(.suspended) : nil
  }
}
