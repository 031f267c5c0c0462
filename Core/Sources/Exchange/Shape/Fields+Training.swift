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

  /// The member as a moment in seconds since 1970-01-01T00:00:00Z, to the millisecond, if it is there.
  public func moment(ifPresent key: String) throws(ShapeError) -> Double? {
    guard let text = try string(ifPresent: key) else { return nil }
    guard let time = DateTime(text) else {
      throw error(key, self[key], "a time such as 2026-06-01T07:30:00Z")
    }
    return (time.secondsSince1970 * 1000).rounded() / 1000
  }

  /// The member as a moment in seconds since 1970-01-01T00:00:00Z, to the millisecond.
  public func moment(_ key: String) throws(ShapeError) -> Double {
    guard let moment = try moment(ifPresent: key) else {
      throw error(key, nil, "a time such as 2026-06-01T07:30:00Z")
    }
    return moment
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

  /// The member as seconds per kilometre above zero if it is there.
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
