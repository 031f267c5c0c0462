/// A key for a program or a button, which may do what its scopes say and no more.
public struct AccessToken: Hashable, Sendable {
  /// What every secret of a token begins with, so that it is recognized where it should not be.
  public static let prefix = "pst_"

  /// Its name among the tokens: 8 hexadecimal digits.
  public internal(set) var id: String
  /// What its owner calls it.
  public internal(set) var name: String
  /// What it may do.
  public internal(set) var scopes: Set<Endpoint.Scope>
  /// What an agent that comes with it may see.
  public internal(set) var shares: Set<MCPShare>
  /// When it was made, in seconds since 1970.
  public internal(set) var made: Int64
  /// When it was last used, in seconds since 1970; nothing if it never was.
  public internal(set) var seen: Int64?
  /// The endpoint that was asked last.
  public internal(set) var last: String?

  /// Creates a token's entry.
  public init(
    id: String,
    name: String,
    scopes: Set<Endpoint.Scope>,
    shares: Set<MCPShare> = [],
    made: Int64,
    seen: Int64? = nil,
    last: String? = nil
  ) {
    self.id = id
    self.name = name
    self.scopes = scopes
    self.shares = shares
    self.made = made
    self.seen = seen
    self.last = last
  }

  /// What an agent that comes with it may see and do: changes only where the token may log.
  public var agentShares: Set<MCPShare> {
    scopes.contains(.log) ? shares : shares.subtracting([.changes])
  }

  /// The token, used at a moment for something.
  public func used(at moment: Int64, for endpoint: String) -> AccessToken {
    var token = self
    (token.seen, token.last) = (moment, endpoint)
    return token
  }
}
