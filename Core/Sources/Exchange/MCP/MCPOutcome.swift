public import Formats

/// What came of a wish of an agent.
public enum MCPOutcome: Equatable, Sendable {
  /// What was asked for, as an object.
  case value(JSON)
  /// The workouts as resources, and the descriptions that there are.
  case list([MCPResource], documents: [MCPDocument])
  /// The text of a resource.
  case text(String)
  /// Why there is nothing, in a sentence that the agent can act on.
  case refused(String)
}
