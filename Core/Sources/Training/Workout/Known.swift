/// Something that is known of a workout, and whether its author said it.
public struct Known<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What is known.
  public let value: Value

  /// Whether it was concluded from the steps, because the author does not say.
  public let isInferred: Bool

  /// What the author said, or else what follows from the steps.
  public init(_ stated: Value?, inferred: @autoclosure () -> Value) {
    value = stated ?? inferred()
    isInferred = stated == nil
  }
}
