import ArgumentParser
import Record
import Screens
import Exchange
import Formats
import Training

/// Brings back what was forgotten.
struct MemoryUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Bring back the item forgotten last."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    _ = try await data.ask(MemoryAPI.Restore())
    Console.standardOutput.write(TerminalText.remembersAgain + "\n")
  }
}
