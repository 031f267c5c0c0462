import Formats

/// The tokens that are good, the newest first.
public struct TokenList: APIAnswer, Shaped, Hashable {
  /// The tokens.
  public private(set) var tokens: [AccessToken]

  /// Takes the tokens.
  public init(_ tokens: [AccessToken]) { self.tokens = tokens }

  public static var blank: TokenList { TokenList([]) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.rows("tokens", &tokens)
  }
}
