public import Training

extension ActivitySummary {
  /// Whether only its day is known: what a table lists without a time of day stands at noon.
  public var isOfDayOnly: Bool {
    source == .table && (isClockAssumed || startedAt.offset == nil)
      && startedAt.minuteOfDay == 720 && startedAt.secondOfMinute == 0
  }

  /// Seconds within which what began may be what is known of a day only.
  public static let sameDayWithin = 43_200.0

  /// Whether another one records the same activity, be it that one of the two knows only its day.
  ///
  /// Of a day, a time and a distance within a twentieth are the same; two lines of tables only if all is equal.
  public func isLikelySame(as other: ActivitySummary) -> Bool {
    guard isOfDayOnly || other.isOfDayOnly else { return isSame(as: other) }
    var moved = other
    // But for the moment, the two are compared as any.
    moved.startedAt = startedAt
    guard day == other.day, isSame(as: moved) else { return false }
    if isOfDayOnly, other.isOfDayOnly {
      return duration == other.duration && distance == other.distance && label == other.label
    }
    guard let one = distance?.meters, let two = other.distance?.meters else {
      return duration != nil && other.duration != nil
    }
    return abs(one - two) <= max(one, two) * 0.05
  }
}
