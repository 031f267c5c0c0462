import Formats

/// A token that was just made, with its secret: it is shown once and kept nowhere.
public struct MadeToken: APIAnswer, Shaped, Hashable {
  /// The token.
  public private(set) var token: AccessToken
  /// What whoever uses it must show.
  public private(set) var secret: String

  /// Takes a token and its secret.
  public init(_ token: AccessToken, secret: String) {
    self.token = token
    self.secret = secret
  }

  public static var blank: MadeToken { MadeToken(AccessToken.blank, secret: "") }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.nested("token", &token, expected: "a token")
    try it.text("secret", &secret, rules: ["pattern": "^pst_[0-9a-f]{64}$"])
  }
}
