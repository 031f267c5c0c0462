import ArgumentParser
import Exchange

/// Deletes a session for good.
struct SessionsDeleteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete a session permanently.",
    discussion: "The backups of the last seven days still contain it."
  )

  @Argument(help: "The session, as 'sessions list' shows it.")
  var session: String

  @OptionGroup var data: DataOption

  func validate() throws { try checkName(session) }

  func run() async throws {
    _ = try await data.ask(SessionAPI.Delete(id: session))
    Console.standardError.write("\(session) is deleted\n")
  }
}
