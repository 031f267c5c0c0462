import ArgumentParser
import Exchange

/// Ends a token.
struct TokensRevokeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke",
    abstract: "Revoke a token; its connections end at once."
  )

  @Argument(help: "The token, as 'tokens list' shows it.")
  var token: String

  @OptionGroup var data: DataOption

  func validate() throws {
    // It becomes part of a path.
    guard token.utf8.count == 8, token.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw ValidationError("there is no token \(token); 'tokens list' shows them")
    }
  }

  func run() async throws {
    _ = try await data.ask(TokenAPI.Revoke(id: token))
    Console.standardError.write("\(token) is revoked\n")
  }
}
