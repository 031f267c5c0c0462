import Formats

/// One message to a webhook: what it was about, and how it went so far.
public struct WebhookDelivery: Hashable, Sendable {
  /// What the message is about, such as `run.ended`.
  public let kind: String
  /// When it was sent, or when it is sent again; in seconds since 1970.
  public let at: Int64
  /// What the address answered the last time, or why it did not; nothing before the first attempt.
  public let outcome: String?
  /// Whether it will be sent, or sent again.
  public let isWaiting: Bool

  /// Notes a message.
  public init(kind: String, at: Int64, outcome: String?, isWaiting: Bool) {
    self.kind = kind
    self.at = at
    self.outcome = outcome
    self.isWaiting = isWaiting
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("kind", kind)
      json.field("at", at)
      json.field("outcome", outcome)
      json.field("waiting", isWaiting)
    }
  }

  init(_ fields: Fields) throws(ShapeError) {
    self.init(
      kind: try fields.string("kind"),
      at: try fields.integer("at"),
      outcome: try fields.string(ifPresent: "outcome"),
      isWaiting: try fields.bool("waiting", default: false)
    )
  }
}
