/// A part of the list of sessions.
public struct SessionPage: Hashable, Sendable {
  /// The sessions, the newest first.
  public let sessions: [SessionSummary]
  /// Where the next part begins, if there is one.
  public let next: SessionCursor?
}
