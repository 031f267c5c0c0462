import Formats

/// An address that is to be told of what happens.
struct WebhookWish: Shaped {
  /// The whole address.
  var address = ""
  /// What it is told of.
  var kinds: Set<Webhook.Kind> = []
  /// Whether it may be in the own network.
  var isAtHome = false

  static var blank: WebhookWish { WebhookWish() }

  mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("address", &address, rules: ["pattern": "^https?://[!-~]{1,400}$"])
    try it.choices("kinds", &kinds, among: Webhook.Kind.allCases)
    try it.flag("home", &isAtHome, about: "Whether it may be in the own network.")
  }
}
