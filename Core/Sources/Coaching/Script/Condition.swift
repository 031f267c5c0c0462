/// An expression over the run's variables, in the language that scripts are written in.
public struct Condition: Equatable, Sendable {
  /// The text as somebody wrote it.
  public let source: String
}
