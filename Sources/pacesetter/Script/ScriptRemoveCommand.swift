import ArgumentParser
import Exchange
import Record

/// Deletes a script of one's own.
struct ScriptRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Delete a script that you saved; runs that it coached keep it."
  )

  @Argument(help: "Its name.")
  var name: String

  @OptionGroup var data: DataOption

  func run() async throws {
    _ = try await data.ask(ScriptAPI.Delete(name))
    Console.standardOutput.write("\(name) is deleted.\n")
  }
}
