import Formats

extension Webhook {
  /// Writes the entry.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      writeWish(to: &json)
      json.field("made", made)
      json.field("lastAt", last?.at)
      json.field("lastOutcome", last?.outcome)
      json.array("deliveries") { json in for one in deliveries { one.write(to: &json) } }
    }
  }

  /// Writes what an owner says of it.
  func writeWish(to json: inout JSONWriter) {
    json.field("address", address)
    json.array("kinds") { json in
      for kind in Kind.allCases where kinds.contains(kind) { json.value(kind.rawValue) }
    }
    json.field("home", isAtHome)
  }

  /// Reads an entry.
  init(_ fields: Fields) throws(ShapeError) {
    let at = try fields.integer(ifPresent: "lastAt")
    let outcome = try fields.string(ifPresent: "lastOutcome")
    var last: Telling?
    if let at, let outcome { last = Telling(at: at, outcome: outcome) }
    var deliveries: [WebhookDelivery] = []
    for json in fields["deliveries"]?.array ?? [] {
      deliveries.append(try WebhookDelivery(Fields(json, at: "deliveries")))
    }
    self.init(
      id: try fields.string("id"),
      address: try fields.string("address"),
      kinds: try Self.kinds(of: fields),
      isAtHome: try fields.bool("home", default: false),
      made: try fields.integer("made"),
      last: last,
      deliveries: deliveries
    )
  }

  static func kinds(of fields: Fields) throws(ShapeError) -> Set<Kind> {
    var kinds: Set<Kind> = []
    for json in try fields.list("kinds") {
      guard let kind = json.string.flatMap({ Kind(rawValue: $0) }) else {
        let all = Kind.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw fields.error("kinds", json, "some of \(all)")
      }
      kinds.insert(kind)
    }
    return kinds
  }
}
