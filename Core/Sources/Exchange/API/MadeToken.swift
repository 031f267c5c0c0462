public import Formats

/// A token that was just made, with its secret: it is shown once and kept nowhere.
public struct MadeToken: APIAnswer, Hashable {
  /// The token.
  public let token: AccessToken
  /// What whoever uses it must show.
  public let secret: String

  /// Takes a token and its secret.
  public init(_ token: AccessToken, secret: String) {
    self.token = token
    self.secret = secret
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.key("token")
      token.write(to: &json)
      json.field("secret", secret)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    guard let token = try fields.fields(ifPresent: "token") else {
      throw fields.error("token", nil, "a token")
    }
    self.init(try AccessToken(token), secret: try fields.string("secret"))
  }
}
