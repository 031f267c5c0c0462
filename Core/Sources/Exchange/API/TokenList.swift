public import Formats

/// The tokens that are good, the newest first.
public struct TokenList: APIAnswer, Hashable {
  /// The tokens.
  public let tokens: [AccessToken]

  /// Takes the tokens.
  public init(_ tokens: [AccessToken]) { self.tokens = tokens }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("tokens") { json in for token in tokens { token.write(to: &json) } }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var tokens: [AccessToken] = []
    for json in try Fields(json).list("tokens") {
      tokens.append(try AccessToken(Fields(json, at: "tokens")))
    }
    self.init(tokens)
  }
}
