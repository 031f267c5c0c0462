/// What is known of the calendars of accounts, so that only what has changed since is fetched (RFC 6578).
///
/// It is gone with the program; then everything is read once.
public actor CalendarMemory {
  /// A calendar with what was read of it.
  struct Known: Sendable {
    /// Since when the server can say what has changed.
    let token: String
    /// What was asked for when it was read; whoever asks for something else reads it anew.
    let scope: String
    /// What is kept of each entry by its address: its text, or its version.
    let entries: [String: String]
  }

  // More is read again each time.
  private static let most = 4 << 20

  private var known: [String: Known] = [:]

  /// Creates one that knows nothing.
  public init() {}

  /// What is known of a calendar, as far as it is the answer to what is asked for.
  func known(of calendar: String, for scope: String) -> Known? {
    known[calendar].flatMap { $0.scope == scope ? $0 : nil }
  }

  /// Keeps what was read of a calendar; nothing where the server cannot say what changes.
  func keep(
    _ entries: [String: String],
    of calendar: String,
    for scope: String,
    since token: String?
  ) {
    let size = entries.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
    guard let token, size <= Self.most else {
      known[calendar] = nil
      return
    }
    known[calendar] = Known(token: token, scope: scope, entries: entries)
  }
}
