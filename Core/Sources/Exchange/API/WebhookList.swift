import Formats

/// The addresses that are told of what happens, the newest first.
public struct WebhookList: APIAnswer, Shaped, Hashable {
  /// The addresses.
  public private(set) var hooks: [Webhook]

  /// Takes the addresses.
  public init(_ hooks: [Webhook]) { self.hooks = hooks }

  public static var blank: WebhookList { WebhookList([]) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.rows("webhooks", &hooks)
  }
}
