import ArgumentParser
import Exchange
import Screens

/// Sends an address a test message.
struct HooksTestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Send an address a test message, once.",
    discussion: """
      A running server sends it within seconds; without one, it waits until a server
      runs. 'hooks' shows how it went.
      """
  )

  @Argument(help: "The address's ID, as 'hooks list' shows it.")
  var id: String

  @OptionGroup var data: DataOption

  func validate() throws { try HooksRemoveCommand.check(id) }

  func run() async throws {
    _ = try await data.ask(WebhookAPI.Test(id: id))
    Console.standardError.write(TerminalText.hookTest + "\n")
  }
}
