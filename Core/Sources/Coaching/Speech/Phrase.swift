/// A way to say something, with all that must be true for it to be said.
public struct Phrase: Hashable, Sendable {
  /// The words, with placeholders such as `{pace}`.
  public var text: String

  /// What the words claim; without any the phrase is neutral.
  public var claims: [Claim]

  /// What the words ask the runner to mind.
  public var advice: [Advice]

  /// Creates a phrase.
  public init(_ text: String, claims: [Claim] = [], advice: [Advice] = []) {
    self.text = text
    self.claims = claims
    self.advice = advice
  }

  /// Whether it claims nothing and fits whenever its topic does.
  public var isNeutral: Bool { claims.isEmpty }
}

extension Phrase: ExpressibleByStringLiteral {
  /// Creates a neutral phrase.
  public init(stringLiteral text: String) { self.init(text) }
}
