public import Formats

/// An address that was just added, with the key by which it knows who tells.
public struct MadeWebhook: APIAnswer, Hashable {
  /// The address.
  public let hook: Webhook
  /// The key of the signatures.
  public let secret: String

  /// Takes an address and its key.
  public init(_ hook: Webhook, secret: String) {
    self.hook = hook
    self.secret = secret
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.key("webhook")
      hook.write(to: &json)
      json.field("secret", secret)
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    guard let hook = try fields.fields(ifPresent: "webhook") else {
      throw fields.error("webhook", nil, "an address")
    }
    self.init(try Webhook(hook), secret: try fields.string("secret"))
  }
}
