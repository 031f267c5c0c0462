/// A pace that the steps of a workout refer to by name.
public struct NamedPace: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The pace that the name means.
  public var pace: PaceGoal

  /// Creates the pair.
  public init(_ name: String, _ pace: PaceGoal) {
    self.name = name
    self.pace = pace
  }
}
