/// A part of the list of sessions.
public struct SessionPage: Hashable, Sendable {
  /// The sessions, the newest first.
  public internal(set) var sessions: [SessionSummary]
  /// Where the next part begins, if there is one.
  public internal(set) var next: SessionCursor?

  /// Creates a part of the list.
  public init(sessions: [SessionSummary], next: SessionCursor?) {
    self.sessions = sessions
    self.next = next
  }
}
