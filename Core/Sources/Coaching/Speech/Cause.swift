/// Why a line became due: what its ledger row answers when the runner asks "why did you say that?".
public enum Cause: Hashable, Sendable {
  /// The moment of a script's message came: what its trigger looked at, and how its branch stood.
  case trigger(Trigger, saw: [Reading], branch: BranchState?)
  /// A rule of the coach found something.
  case remark(Remark)
  /// The line's source says all: an answer or a sensor.
  case itself
}

/// How the branch of a message stands at a moment.
public struct BranchState: Hashable, Sendable {
  /// The branch's name.
  public var key: String

  /// Whether its messages may be said.
  public var isActive: Bool

  /// The message whose trigger opened it, where one did.
  public var openedBy: String?

  /// Creates a state.
  public init(key: String, isActive: Bool, openedBy: String? = nil) {
    self.key = key
    self.isActive = isActive
    self.openedBy = openedBy
  }
}
