import Formats

/// One message to a webhook: what it was about, and how it went so far.
public struct WebhookDelivery: Shaped, Hashable {
  /// What the message is about, such as `run.ended`.
  public private(set) var kind: String
  /// When it was sent, or when it is sent again; in seconds since 1970.
  public private(set) var at: Int64
  /// What the address answered the last time, or why it did not; nothing before the first attempt.
  public private(set) var outcome: String?
  /// Whether it will be sent, or sent again.
  public private(set) var isWaiting: Bool

  /// Notes a message.
  public init(kind: String, at: Int64, outcome: String?, isWaiting: Bool) {
    self.kind = kind
    self.at = at
    self.outcome = outcome
    self.isWaiting = isWaiting
  }

  public static var blank: WebhookDelivery {
    WebhookDelivery(kind: "", at: 0, outcome: nil, isWaiting: false)
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("kind", &kind)
    try it.whole("at", &at)
    try it.text("outcome", &outcome)
    try it.flag("waiting", &isWaiting)
  }
}
