/// A row of the list of everything that was done.
public enum HistoryEntry: Hashable, Sendable {
  /// Something that was recorded.
  case activity(ActivitySummary)
  /// A session of a diary.
  case strength(StrengthSummary)

  /// Its name.
  public var id: String {
    switch self {
    case .activity(let summary): summary.id
    case .strength(let session): session.id
    }
  }

  /// The day on which it began, there.
  public var day: Day {
    switch self {
    case .activity(let summary): summary.day
    case .strength(let session): session.startedAt.day
    }
  }
}
