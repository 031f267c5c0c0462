import Formats

extension AccessToken {
  /// Writes the token's entry.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("id", id)
      json.field("name", name)
      Self.write(scopes, shares, to: &json)
      json.field("made", made)
      json.field("seen", seen)
      json.field("last", last)
    }
  }

  /// Reads a token's entry.
  init(_ fields: Fields) throws(ShapeError) {
    self.init(
      id: try fields.string("id"),
      name: try fields.string("name"),
      scopes: try Self.scopes(of: fields),
      shares: try Self.shares(of: fields),
      made: try fields.integer("made"),
      seen: try fields.integer(ifPresent: "seen"),
      last: try fields.string(ifPresent: "last")
    )
  }

  static func write(
    _ scopes: Set<Endpoint.Scope>,
    _ shares: Set<MCPShare>,
    to json: inout JSONWriter
  ) {
    json.array("scopes") { json in
      for scope in Endpoint.Scope.grantable where scopes.contains(scope) {
        json.value(scope.rawValue)
      }
    }
    json.array("shares") { json in
      for share in MCPShare.allCases where shares.contains(share) { json.value(share.rawValue) }
    }
  }

  static func scopes(of fields: Fields) throws(ShapeError) -> Set<Endpoint.Scope> {
    var scopes: Set<Endpoint.Scope> = []
    for json in try fields.list("scopes") {
      guard let scope = Endpoint.Scope.grantable.first(where: { $0.rawValue == json.string }) else {
        throw fields.error("scopes", json, "some of read, log, control")
      }
      scopes.insert(scope)
    }
    return scopes
  }

  static func shares(of fields: Fields) throws(ShapeError) -> Set<MCPShare> {
    guard fields["shares"] != nil else { return [] }
    var shares: Set<MCPShare> = []
    for json in try fields.list("shares") {
      guard let share = json.string.flatMap({ MCPShare(rawValue: $0) }) else {
        let all = MCPShare.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw fields.error("shares", json, "some of \(all)")
      }
      shares.insert(share)
    }
    return shares
  }
}
