import ArgumentParser
import Exchange
import Record
import Screens

/// Takes gear off its activities.
struct GearRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Take gear off all activities; 'gear undo' brings it back."
  )

  @Argument(help: "Its name, as 'gear' shows it.")
  var name: String

  @OptionGroup var data: DataOption

  func run() async throws {
    _ = try await data.ask(GearAPI.Change(GearChange(name, to: nil)))
    Console.standardOutput.write(TerminalText.removed(name) + "\n")
  }
}
