import Formats
public import Screens

/// What can be asked about the tokens of programs and buttons.
public enum TokenAPI {
  static let endpoints = [List.endpoint, Make.endpoint, Draw.endpoint, Revoke.endpoint]

  /// Lists the tokens, the newest first.
  public struct List: PlainAPIRequest {
    public typealias Answer = TokenList
    public static let endpoint = Endpoint.get("listTokens", "/api/v1/tokens")
      .gives("Tokens").needs(.control)
      .does("List the tokens of programs and buttons, the newest first.")
    public init() {}
  }

  /// Makes a token.
  public struct Make: APIRequest {
    public typealias Answer = MadeToken
    public static let endpoint = Endpoint.post("makeToken", "/api/v1/tokens")
      .takes("TokenWish").gives("MadeToken").needs(.control)
      .does("Make a token for a program or a button; its secret is shown this once.")

    /// The most characters of a name.
    public static let longestName = 60

    /// What it is called.
    public let name: String
    /// What it may do.
    public let scopes: Set<Endpoint.Scope>
    /// What an agent that comes with it may see.
    public let shares: Set<MCPShare>

    /// Asks for a token.
    public init(
      _ name: String,
      scopes: Set<Endpoint.Scope>,
      shares: Set<MCPShare> = [],
      in language: Language = .english
    ) throws(APICallError) {
      guard (1...Self.longestName).contains(name.unicodeScalars.count),
        name.unicodeScalars.allSatisfy(Self.isVisible),
        name.unicodeScalars.contains(where: { $0.value != 0x20 })
      else {
        throw APICallError(DoorFieldWords.name(longest: Self.longestName, in: language))
      }
      guard !scopes.isEmpty else {
        throw APICallError(DoorFieldWords.noScope(in: language))
      }
      self.name = name
      self.scopes = scopes
      self.shares = shares
    }

    public init(_ call: APICall) throws(APICallError) {
      let wish = try call.body(TokenWish.self)
      try self.init(wish.name, scopes: wish.scopes, shares: wish.shares, in: call.language)
    }

    public var call: APICall {
      APICall(saying: TokenWish(name: name, scopes: scopes, shares: shares))
    }

    /// Whether a character is seen as itself: nothing that draws on a terminal or turns a line around.
    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0..<0x20, 0x7F...0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
        0xFFF0...0xFFFF, 0xE000...0xF8FF, 0xE0000...:
        false
      default: true
      }
    }
  }

  /// Ends a token.
  public struct Revoke: APIRequest {
    public typealias Answer = Done
    public static let endpoint = Endpoint.delete("revokeToken", "/api/v1/tokens/:id")
      .needs(.control)
      .does("End a token; what it has open ends at once.")

    /// The token's name.
    public let id: String

    /// Names the token.
    public init(id: String) { self.id = id }

    public init(_ call: APICall) throws(APICallError) { id = try call.text("id") }
    public var call: APICall { APICall(["id": id]) }
  }
}
