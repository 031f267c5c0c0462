import ArgumentParser
import Exchange

/// Tells an address nothing more.
struct HooksRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove an address; what still waits is not sent."
  )

  @Argument(help: "The address's ID, as 'hooks list' shows it.")
  var id: String

  @OptionGroup var data: DataOption

  func validate() throws { try Self.check(id) }

  /// Refuses what is no ID: it becomes part of a path.
  static func check(_ id: String) throws {
    guard id.utf8.count == 8, id.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
      throw ValidationError("there is no webhook \(id); 'hooks list' shows them")
    }
  }

  func run() async throws {
    _ = try await data.ask(WebhookAPI.Remove(id: id))
    Console.standardError.write("\(id) is removed\n")
  }
}
