import Formats

/// What a token that is to be made may do.
struct TokenWish: Shaped {
  /// What it is called.
  var name = ""
  /// What it may do.
  var scopes: Set<Endpoint.Scope> = []
  /// What an agent that comes with it may see.
  var shares: Set<MCPShare> = []

  static var blank: TokenWish { TokenWish() }

  mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    let about = "1 to \(TokenAPI.Make.longestName) visible characters."
    try it.text("name", &name, rules: ["minLength": 1], about: about)
    try it.choices("scopes", &scopes, among: Endpoint.Scope.grantable)
    try it.choices("shares", &shares, among: MCPShare.allCases, isRequired: false)
  }
}
