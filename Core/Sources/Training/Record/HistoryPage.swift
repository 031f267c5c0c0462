/// A part of the list of everything that was done.
public struct HistoryPage: Hashable, Sendable {
  /// The entries, the newest first.
  public var entries: [HistoryEntry]
  /// Where the next part begins, if there is one.
  public let next: HistoryCursor?

  /// Creates a part of the list.
  public init(entries: [HistoryEntry], next: HistoryCursor?) {
    self.entries = entries
    self.next = next
  }
}
