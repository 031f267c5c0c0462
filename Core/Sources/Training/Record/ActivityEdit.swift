/// A change of where an activity begins and ends, which can be undone.
///
/// Moments count from the activity's start, pauses included.
public enum ActivityEdit: Hashable, Sendable {
  /// Keeps what lies between two moments.
  case crop(Range<Duration>)
  /// Makes two of it.
  case split(at: Duration)
  /// Joins it with another one, named by its ID or its first letters; which is earlier does not matter.
  case merge(with: String)

  /// The longest time, in seconds, between two activities that may be joined.
  public static let longestGap = 43_200.0

  /// The shortest part, in seconds, that is still an activity.
  public static let shortestPart = 10.0

  /// What was done, without its figures.
  public var kind: Kind {
    switch self {
    case .crop: .crop
    case .split: .split
    case .merge: .merge
    }
  }

  /// What can be done.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case crop, split, merge
  }
}

/// Why an activity cannot be cut or joined.
public enum ActivityEditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There are no readings over time to cut by.
  case noReadings
  /// A part would be too short.
  case tooShort
  /// The two overlap.
  case overlap
  /// The two lie too far apart.
  case apart
  /// The two are not of one sport.
  case otherSport
  /// It is no activity, but a strength session.
  case strength
  /// It would be joined with itself.
  case itself

  /// The sentence for a person.
  public var description: String {
    switch self {
    case .noReadings: "this activity has no readings over time, so it can't be cut"
    case .tooShort:
      "choose a longer part: each part needs at least \(Int(ActivityEdit.shortestPart)) seconds"
    case .overlap: "these two activities overlap, so they can't be merged"
    case .apart:
      "choose an activity within \(Int(ActivityEdit.longestGap / 3600)) hours before or after this one"
    case .otherSport: "choose an activity of the same sport, or change the sport first"
    case .strength: "choose an activity; a strength session can't be cropped, split or merged"
    case .itself: "choose another activity to merge with"
    }
  }
}

extension ActivitySummary {
  /// How many seconds two activities may overlap: devices that are stopped and started at once do.
  public static let mergeOverlap = 5.0

  /// Whether another activity lies near enough, before or after, to be one with this.
  public func canBeMerged(with other: ActivitySummary) -> Bool {
    let (first, second) =
      startedAt.instant <= other.startedAt.instant ? (self, other) : (other, self)
    let lasted = (first.elapsed ?? first.moving)?.inSeconds ?? 0
    let gap = second.startedAt.instant.seconds(since: first.startedAt.instant) - lasted
    return sport == other.sport && gap >= -Self.mergeOverlap && gap <= ActivityEdit.longestGap
  }
}
