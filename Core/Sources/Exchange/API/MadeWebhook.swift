import Formats

/// An address that was just added, with the key by which it knows who tells.
public struct MadeWebhook: APIAnswer, Shaped, Hashable {
  /// The address.
  public private(set) var hook: Webhook
  /// The key of the signatures.
  public private(set) var secret: String

  /// Takes an address and its key.
  public init(_ hook: Webhook, secret: String) {
    self.hook = hook
    self.secret = secret
  }

  public static var blank: MadeWebhook { MadeWebhook(Webhook.blank, secret: "") }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.nested("webhook", &hook, expected: "an address")
    try it.text("secret", &secret)
  }
}
