/// A part of the list of sessions.
public struct SessionPage: Hashable, Sendable {
  /// The sessions, the newest first.
  public let sessions: [SessionSummary]
  /// Where the next part begins, if there is one.
  public let next: SessionCursor?

  /// Creates a part of the list.
  public init(sessions: [SessionSummary], next: SessionCursor?) {
    self.sessions = sessions
    self.next = next
  }
}
