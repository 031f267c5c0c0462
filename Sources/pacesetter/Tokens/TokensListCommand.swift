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
    if tokens.isEmpty { Console.standardError.write("There are no tokens.\n") }
    for token in tokens { Console.standardOutput.write(Self.row(token) + "\n") }
  }

  private static func row(_ token: AccessToken) -> String {
    let scopes = Endpoint.Scope.grantable.filter(token.scopes.contains).map(\.rawValue)
    let shares = MCPShare.allCases.filter(token.shares.contains).map(\.rawValue)
    let use = token.seen.map { seen in
      let moment = Instant(secondsSince1970: Double(seen))
      let time = EntryText.moment(LocalTime(moment, offset: LocalTime.now.offset ?? .zero))
      return "used \(time)" + (token.last.map { " for \($0)" } ?? "")
    }
    return [
      token.id, scopes.joined(separator: ","),
      shares.isEmpty ? nil : "shares \(shares.joined(separator: ","))", use ?? "never used",
      token.name,
    ].compactMap { $0 }.joined(separator: "  ")
  }
}
