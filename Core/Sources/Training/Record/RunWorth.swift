/// What an activity shows about how it went: the facts that a summary of it rests on.
///
/// Everything here is computed from the record; what was not measured is absent.
public struct RunWorth: Equatable, Sendable {
  /// A whole kilometer and its time.
  public struct Kilometer: Hashable, Sendable {
    /// Which one it is, from 1.
    public var number: Int
    /// The time it took, without pauses.
    public var moving: Duration

    /// Creates a kilometer.
    public init(number: Int, moving: Duration) {
      self.number = number
      self.moving = moving
    }
  }

  /// How the pace changed from the first half to the second.
  public enum Course: Hashable, Sendable {
    /// The second half was faster.
    case faster
    /// Both halves were alike, within ``evenShare``.
    case even
    /// The second half was slower.
    case slower
  }

  /// The share by which two halves may differ and still count as even: 2 %.
  ///
  /// A choice of the house: at 5:00 /km that is 6 s.
  public static let evenShare = 0.02

  /// The fewest whole kilometers that have halves to compare.
  public static let fewestKilometers = 4

  /// The fewest seconds of pauses that are worth a word.
  public static let longPause = 60.0

  /// What the record's list says of it.
  public var summary: ActivitySummary

  /// The fastest whole kilometer, the first of several; absent where none was completed.
  public var fastest: Kilometer?

  /// The mean pace of the first and of the second half of its whole kilometers.
  ///
  /// The middle one of an odd number belongs to neither. Absent below ``fewestKilometers``.
  public var halves: (first: Pace, second: Pace)? {
    guard let firstHalf, let secondHalf else { return nil }
    return (firstHalf, secondHalf)
  }

  private var firstHalf: Pace?
  private var secondHalf: Pace?

  /// Looks at an activity.
  public init(_ activity: Activity) {
    summary = activity.summary
    let whole = activity.splits.enumerated().filter { _, split in
      // The last one of a way may be shorter, and is no kilometer.
      abs(split.distance.meters - 1000) < 0.5 && split.moving > .zero
    }
    for (place, split) in whole {
      if let fastest, fastest.moving <= split.moving { continue }
      fastest = Kilometer(number: place + 1, moving: split.moving)
    }
    guard whole.count >= Self.fewestKilometers else { return }
    let times = whole.map { $0.element.moving.inSeconds }
    let half = times.count / 2
    firstHalf = .secondsPerKilometer(times.prefix(half).reduce(0, +) / Double(half))
    secondHalf = .secondsPerKilometer(times.suffix(half).reduce(0, +) / Double(half))
  }

  /// How the pace changed, where there are halves to compare.
  public var course: Course? {
    guard let halves else { return nil }
    let (first, second) = (halves.first.secondsPerKilometer, halves.second.secondsPerKilometer)
    if abs(second - first) <= first * Self.evenShare { return .even }
    return second < first ? .faster : .slower
  }

  /// The time of all pauses, where both times are known and they took ``longPause`` or more.
  public var pauses: Duration? {
    guard let elapsed = summary.elapsed, let moving = summary.moving else { return nil }
    let pauses = elapsed - moving
    return pauses.inSeconds >= Self.longPause ? pauses : nil
  }
}
