public import Formats

/// The addresses that are told of what happens, the newest first.
public struct WebhookList: APIAnswer, Hashable {
  /// The addresses.
  public let hooks: [Webhook]

  /// Takes the addresses.
  public init(_ hooks: [Webhook]) { self.hooks = hooks }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("webhooks") { json in for hook in hooks { hook.write(to: &json) } }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var hooks: [Webhook] = []
    for json in try Fields(json).list("webhooks") {
      hooks.append(try Webhook(Fields(json, at: "webhooks")))
    }
    self.init(hooks)
  }
}
