public import Training

/// Something that a model concludes about a runner from their own words.
public struct InferredFact: Hashable, Sendable {
  /// What kind of thing it is.
  public var kind: MemoryItem.Kind
  /// What it would be called in memory.
  public var key: String
  /// What would be remembered.
  public var value: String
  /// How sure the model is, below 1.
  public var confidence: Double
  /// The runner's words that it rests on.
  public var words: String

  /// Creates a fact.
  public init(
    _ kind: MemoryItem.Kind,
    _ key: String,
    _ value: String,
    confidence: Double,
    words: String
  ) {
    self.kind = kind
    self.key = key
    self.value = value
    self.confidence = confidence
    self.words = words
  }
}
