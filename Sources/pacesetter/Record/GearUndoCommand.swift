import ArgumentParser
import Exchange
import Record
import Screens

/// Undoes the last change of gear.
struct GearUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last change of gear."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    _ = try await data.ask(GearAPI.Undo())
    Console.standardOutput.write(TerminalText.gearUndone + "\n")
  }
}
