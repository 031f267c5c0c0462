/// A workout as something that an agent can read.
public struct MCPResource: Hashable, Sendable {
  static let scheme = "pacesetter://workouts/"

  /// The workout's id.
  public let id: String
  /// Its title.
  public let title: String

  /// Names a workout.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }

  var address: String { Self.scheme + id }
}
