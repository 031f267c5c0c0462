public import Training

/// A part of the list of everything that was done.
public struct HistoryPage: Hashable, Sendable {
  /// The entries, the newest first.
  public let entries: [HistoryEntry]
  /// Where the next part begins, if there is one.
  public let next: HistoryCursor?
}

/// A row of the list.
public enum HistoryEntry: Hashable, Sendable {
  /// Something that was recorded.
  case activity(ActivitySummary)
  /// A session of a diary.
  case strength(StrengthSession)

  /// Its name.
  public var id: String {
    switch self {
    case .activity(let summary): summary.id
    case .strength(let session): session.id
    }
  }
}

/// A place in the list, newest first.
public struct HistoryCursor: Hashable, Sendable, LosslessStringConvertible {
  let started: Int64
  let id: String

  init(started: Int64, id: String) {
    self.started = started
    self.id = id
  }

  /// Reads a cursor that was given out before.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let started = Int64(parts[0]) else { return nil }
    self.init(started: started, id: String(parts[1]))
  }

  /// The cursor as a text for a query.
  public var description: String { "\(started).\(id)" }
}
