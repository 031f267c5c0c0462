import ArgumentParser
import Exchange
import Foundation
import Screens

/// Makes a token and prints its secret.
struct TokensAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Make a token and print it; it is shown only once.",
    discussion: """
      A program sends it as 'Authorization: Bearer TOKEN'. With --share, an agent
      can use it at /mcp and see the parts of your record that you name.

      Examples:
        pacesetter tokens add "Button by the door" --scope log
        pacesetter tokens add Assistant --scope read --share history,log
      """
  )

  @Argument(help: "What you call it, so that you recognize it later.")
  var name: String

  @Option(
    help: ArgumentHelp("What it may do: some of read, log, control.", valueName: "list")
  )
  var scope: String

  @Option(
    help: ArgumentHelp(
      "What an agent may see: \(MCPShare.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "list"
    )
  )
  var share: String?

  @OptionGroup var data: DataOption

  func validate() throws { _ = try wish() }

  func run() async throws {
    let made = try await data.ask(try wish())
    Console.standardOutput.write("\(made.secret)\n")
    Console.standardError.write(TerminalText.keepToken + "\n")
  }

  private func wish() throws -> TokenAPI.Make {
    let scopes: [Endpoint.Scope] = try words(of: scope).map { word in
      guard let scope = Endpoint.Scope.grantable.first(where: { $0.rawValue == word }) else {
        throw ValidationError("--scope has \(word), expected some of read, log, control")
      }
      return scope
    }
    let shares: [MCPShare] = try words(of: share ?? "").map { word in
      guard let share = MCPShare(rawValue: word) else {
        let all = MCPShare.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("--share has \(word), expected some of \(all)")
      }
      return share
    }
    do throws(APICallError) {
      return try TokenAPI.Make(name, scopes: Set(scopes), shares: Set(shares))
    } catch {
      throw ValidationError(error.description)
    }
  }

  private func words(of list: String) -> [String] {
    list.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
