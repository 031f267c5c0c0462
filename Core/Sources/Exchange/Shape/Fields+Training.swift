import Formats
public import Training

extension Fields {
  /// The member as seconds, to the millisecond, if it is there.
  public func duration(ifPresent key: String) throws(ShapeError) -> Duration? {
    guard let seconds = try number(ifPresent: key) else { return nil }
    // A hundred days are no session, and far more would not fit.
    guard abs(seconds) < 1e7 else { throw error(key, self[key], "less than 10,000,000 seconds") }
    return .milliseconds(Int64((seconds * 1000).rounded()))
  }

  /// The member as seconds, to the millisecond.
  public func duration(_ key: String) throws(ShapeError) -> Duration {
    guard let duration = try duration(ifPresent: key) else { throw error(key, nil, "seconds") }
    return duration
  }

  /// The member as a moment, to the millisecond, if it is there.
  public func instant(ifPresent key: String) throws(ShapeError) -> Instant? {
    guard let text = try string(ifPresent: key) else { return nil }
    guard let time = LocalTime(text) else {
      throw error(key, self[key], "a time such as 2026-06-01T07:30:00Z")
    }
    return time.instant.roundedToMilliseconds
  }

  /// The member as a moment, to the millisecond.
  public func instant(_ key: String) throws(ShapeError) -> Instant {
    guard let instant = try instant(ifPresent: key) else {
      throw error(key, nil, "a time such as 2026-06-01T07:30:00Z")
    }
    return instant
  }

  /// The member as minutes east of UTC if it is there and a clock can have them.
  public func offset(ifPresent key: String) throws(ShapeError) -> UTCOffset? {
    try integer(ifPresent: key).flatMap { UTCOffset(exactly: $0) }
  }

  /// The member `utcOffsetMinutes` cut to what clocks show, if it is there.
  public func clampedOffset() throws(ShapeError) -> UTCOffset? {
    try integer(ifPresent: "utcOffsetMinutes").map { UTCOffset(clamping: $0) }
  }

  /// The member as a moment in seconds since 1970, with the offset in `utcOffsetMinutes`, or that of UTC.
  public func localTime(_ key: String) throws(ShapeError) -> LocalTime {
    LocalTime(secondsSince1970: try number(key), offset: try clampedOffset() ?? .zero)
  }

  /// The same where the calendar has the moment.
  public func calendarTime(_ key: String) throws(ShapeError) -> LocalTime {
    let time = try localTime(key)
    guard (-6e10...3e11).contains(time.instant.secondsSince1970) else {
      throw error(key, self[key], "seconds since 1970")
    }
    return time
  }

  /// The member as seconds per kilometer above zero if it is there.
  public func pace(ifPresent key: String) throws(ShapeError) -> Pace? {
    try positive(ifPresent: key).map { .secondsPerKilometer($0) }
  }

  /// The member as a tempo that a metronome can play, if it is there.
  public func tempo(ifPresent key: String) throws(ShapeError) -> Tempo? {
    guard let number = try number(ifPresent: key) else { return nil }
    let range = Tempo.range
    guard let whole = Int(exactly: number), range.contains(whole) else {
      throw error(
        key,
        self[key],
        "a whole number of steps a minute from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return Tempo(clamping: whole)
  }
}
