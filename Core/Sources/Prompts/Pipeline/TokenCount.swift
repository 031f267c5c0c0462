/// How many tokens an answer took.
public struct TokenCount: Hashable, Sendable {
  /// Tokens of the prompt that were read anew.
  public var input: Int
  /// Tokens of the answer.
  public var output: Int
  /// Tokens of the prompt that were read from a cache.
  public var cached: Int
  /// Tokens of the prompt that were put into a cache.
  public var stored: Int

  /// Counts tokens.
  public init(input: Int = 0, output: Int = 0, cached: Int = 0, stored: Int = 0) {
    self.input = input
    self.output = output
    self.cached = cached
    self.stored = stored
  }

  /// The tokens of both.
  public static func + (left: Self, right: Self) -> Self {
    Self(
      input: left.input + right.input,
      output: left.output + right.output,
      cached: left.cached + right.cached,
      stored: left.stored + right.stored
    )
  }
}
