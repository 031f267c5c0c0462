import Exchange
import Screens

/// The tokens that are good.
enum TokensListing: Listing {
  typealias Question = TokenAPI.List
  static let abstract = "List the tokens, the newest first, with their last use."
  static let nothing = TerminalText.noTokens

  static func rows(_ answer: TokenList) -> [String] {
    answer.tokens.map { token in
      let scopes = Endpoint.Scope.grantable.filter(token.scopes.contains).map(\.rawValue)
      let shares = MCPShare.allCases.filter(token.shares.contains).map(\.rawValue)
      return [
        token.id, scopes.joined(separator: ","),
        shares.isEmpty ? nil : "shares \(shares.joined(separator: ","))",
        TerminalText.tokenUse(at: token.seen.map(moment), for: token.last),
        token.name,
      ].compactMap { $0 }.joined(separator: "  ")
    }
  }
}
