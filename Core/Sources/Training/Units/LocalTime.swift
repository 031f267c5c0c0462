/// A moment as the clock of its place showed it: what a session or an activity begins at.
public struct LocalTime: Hashable, Sendable {
  /// The moment.
  public var instant: Instant

  /// How far that clock was ahead of UTC, if known.
  public var offset: UTCOffset?

  /// Creates a moment at a place.
  public init(_ instant: Instant, offset: UTCOffset? = nil) {
    self.instant = instant
    self.offset = offset
  }

  /// Creates a moment at a place from seconds since 1970-01-01T00:00:00Z.
  public init(secondsSince1970 seconds: Double, offset: UTCOffset? = nil) {
    self.init(Instant(secondsSince1970: seconds), offset: offset)
  }

  /// The day on the local calendar, or in UTC if the offset is unknown.
  ///
  /// What no calendar counts is cut to some 30,000 years either way, and what is no number is 1970-01-01.
  public var day: Day {
    guard localSeconds.isFinite else { return Day(daysSince1970: 0) }
    let days = min(max(localSeconds, -1e12), 1e12) / 86_400
    return Day(daysSince1970: Int(days.rounded(.down)))
  }

  /// Whole minutes since midnight on the clock of the place, 0 to 1439.
  public var minuteOfDay: Int {
    guard localSeconds.isFinite, localSeconds.magnitude < 1e13 else { return 0 }
    let days = (localSeconds / 86_400).rounded(.down)
    return Int((localSeconds - days * 86_400) / 60) % 1440
  }

  /// Whole seconds since the minute began, 0 to 59.
  public var secondOfMinute: Int {
    guard localSeconds.isFinite, localSeconds.magnitude < 1e13 else { return 0 }
    let minutes = (localSeconds / 60).rounded(.down)
    return Int(localSeconds - minutes * 60)
  }

  /// What seconds since 1970 the clock of the place would show if it stood at Greenwich.
  public var localSeconds: Double { instant.secondsSince1970 + (offset ?? .zero).seconds }
}
