/// The workout that a variant was made from, and how it read at that time.
public struct WorkoutBasis: Hashable, Sendable {
  /// The id of the base.
  public var id: String
  /// The content hash of the base.
  public var hash: String?

  /// Creates a reference.
  public init(id: String, hash: String? = nil) {
    self.id = id
    self.hash = hash
  }
}
