import ArgumentParser
import Exchange
import Formats
import Record
import Screens
import Training

/// Gives gear another name.
struct GearRenameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename gear in all activities; an existing name makes one of both."
  )

  @Argument(help: "Its name, as 'gear' shows it.")
  var name: String

  @Argument(help: "Its new name.")
  var newName: String

  @OptionGroup var data: DataOption

  func validate() throws {
    guard newName.hasCharacters(1...Remarks.longestGear) else {
      throw ValidationError("the new name may have 1 to \(Remarks.longestGear) characters")
    }
  }

  func run() async throws {
    _ = try await data.ask(GearAPI.Change(GearChange(name, to: newName)))
    Console.standardOutput.write(TerminalText.renamed(name, to: newName) + "\n")
  }
}
