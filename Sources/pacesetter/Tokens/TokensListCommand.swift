import ArgumentParser
import Exchange
import Screens
import Training

/// Lists the tokens that are good.
struct TokensListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the tokens, the newest first, with their last use."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let tokens = try await data.ask(TokenAPI.List()).tokens
    if tokens.isEmpty { Console.standardError.write(TerminalText.noTokens + "\n") }
    for token in tokens { Console.standardOutput.write(Self.row(token) + "\n") }
  }

  private static func row(_ token: AccessToken) -> String {
    let scopes = Endpoint.Scope.grantable.filter(token.scopes.contains).map(\.rawValue)
    let shares = MCPShare.allCases.filter(token.shares.contains).map(\.rawValue)
    let seen = token.seen.map { seen in
      let moment = Instant(secondsSince1970: Double(seen))
      return EntryText.moment(LocalTime(moment, offset: LocalTime.now.offset ?? .zero))
    }
    return [
      token.id, scopes.joined(separator: ","),
      shares.isEmpty ? nil : "shares \(shares.joined(separator: ","))",
      TerminalText.tokenUse(at: seen, for: token.last),
      token.name,
    ].compactMap { $0 }.joined(separator: "  ")
  }
}
