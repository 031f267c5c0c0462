import Formats

extension Webhook: Shaped {
  public static var blank: Webhook {
    Webhook(id: "", address: "", kinds: [], isAtHome: false, made: 0)
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("id", &id)
    var wish = WebhookWish(address: address, kinds: kinds, isAtHome: isAtHome)
    try wish.shape(&it)
    (address, kinds, isAtHome) = (wish.address, wish.kinds, wish.isAtHome)
    try it.whole("made", &made)
    var (at, outcome) = (last?.at, last?.outcome)
    try it.whole("lastAt", &at)
    try it.text("lastOutcome", &outcome)
    if it.isReading, let at, let outcome { last = Telling(at: at, outcome: outcome) }
    try it.list("deliveries", &deliveries)
  }
}
