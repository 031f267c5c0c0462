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
  case strength(StrengthSummary)

  /// Its name.
  public var id: String {
    switch self {
    case .activity(let summary): summary.id
    case .strength(let session): session.id
    }
  }

  /// The day on which it began, there, as days since 1970-01-01.
  public var day: Int {
    switch self {
    case .activity(let summary): summary.day
    case .strength(let session): session.startedAt.day.daysSince1970
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

/// What a list says of a session of a diary.
public struct StrengthSummary: Hashable, Sendable {
  /// Its name in the record.
  public let id: String
  /// What it was called.
  public let name: String
  /// When it began, with the offset of the place where the diary says so.
  public let startedAt: LocalTime
  /// How long it took.
  public let elapsed: Duration?
  /// The program that kept the diary.
  public let program: String
  /// How many sets it has.
  public let sets: Int
  /// Weight times repetitions, in kilograms.
  public let volume: Double
}
