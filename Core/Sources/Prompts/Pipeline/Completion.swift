/// What a model has answered.
public struct Completion: Hashable, Sendable {
  /// The text.
  public var text: String
  /// Whether it was cut off at the longest answer.
  public var isCutOff: Bool
  /// What it took.
  public var tokens: TokenCount
  /// The model that says it answered.
  public var model: String

  /// Creates an answer.
  public init(
    _ text: String,
    isCutOff: Bool = false,
    tokens: TokenCount = TokenCount(),
    model: String = ""
  ) {
    self.text = text
    self.isCutOff = isCutOff
    self.tokens = tokens
    self.model = model
  }
}
