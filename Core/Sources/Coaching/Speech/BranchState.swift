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
