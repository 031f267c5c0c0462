public import Formats

/// What an agent wants, for the host to carry out; its answer goes back by ``MCPServer``.
public struct MCPAsk: Equatable, Sendable {
  /// What is wanted.
  public enum Wish: Equatable, Sendable {
    /// A tool with arguments that fit its schema.
    case tool(MCPTool, JSON)
    /// The ids and titles of the workouts, and the descriptions that there are, as resources.
    case resources
    /// The text of a workout.
    case workout(String)
    /// The text of a description.
    case document(MCPDocument)
  }

  /// What is wanted.
  public let wish: Wish
  let id: JSON
  let isModern: Bool
}
