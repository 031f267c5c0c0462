import ArgumentParser
import Exchange
import Record

/// Prints a script of one's own as it was written.
struct ScriptShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print a script that you saved, as you wrote it."
  )

  @Argument(help: "Its name.")
  var name: String

  @OptionGroup var data: DataOption

  func run() async throws {
    Console.standardOutput.write(try await data.ask(ScriptAPI.Get(name)).text)
  }
}
