/// A way to say something, with all that must be true for it to be said.
public struct Phrase: Hashable, Sendable {
  /// The words, with placeholders such as `{pace}`.
  public var text: String

  /// What the words claim; without any the phrase is neutral.
  public var claims: [Claim]

  /// Creates a phrase.
  public init(_ text: String, claims: [Claim] = []) {
    self.text = text
    self.claims = claims
  }

  /// Whether it claims nothing and fits whenever its topic does.
  public var isNeutral: Bool { claims.isEmpty }
}

extension Phrase: ExpressibleByStringLiteral {
  /// Creates a neutral phrase.
  public init(stringLiteral text: String) { self.init(text) }
}
