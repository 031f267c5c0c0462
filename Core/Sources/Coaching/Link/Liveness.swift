/// Whether the other device is there, known only by what comes from it.
///
/// A connection that says of itself that it is open proves nothing: one direction may be dead.
public struct Liveness: Equatable, Sendable {
  /// What is known of the other device.
  public enum State: String, CaseIterable, Hashable, Sendable {
    /// Nothing has ever come: "waiting for phone".
    case waiting
    /// Something came a moment ago.
    case here
    /// Nothing has come for ten seconds: "phone lost".
    case lost
  }

  /// After how long without a word the other device counts as lost.
  public static let limit: Duration = .seconds(10)

  private var lastHeard: Duration?

  /// Creates a state in which nothing was heard yet.
  public init() {}

  /// Records that something was heard.
  public mutating func hear(at now: Duration) { lastHeard = max(lastHeard ?? now, now) }

  /// What is known at a time.
  public func state(at now: Duration) -> State {
    guard let lastHeard else { return .waiting }
    return now - lastHeard >= Self.limit ? .lost : .here
  }
}
