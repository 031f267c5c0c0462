import Formats

extension AccessToken: Shaped {
  public static var blank: AccessToken { AccessToken(id: "", name: "", scopes: [], made: 0) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("id", &id)
    try it.text("name", &name)
    try it.choices("scopes", &scopes, among: Endpoint.Scope.grantable)
    try it.choices("shares", &shares, among: MCPShare.allCases, isRequired: false)
    try it.whole("made", &made)
    try it.whole("seen", &seen)
    let about = "The operation that was asked last."
    try it.text("last", &last, about: about)
  }
}
