/// What an import brought.
public struct EventImport: Hashable, Sendable {
  /// Events that were new.
  public var taken = 0
  /// Events that were there already.
  public var known = 0

  /// Creates a count.
  public init(taken: Int = 0, known: Int = 0) {
    self.taken = taken
    self.known = known
  }
}
