import ArgumentParser
import Exchange
import Screens
import Record

/// Removes a place that gets each activity as files.
struct ExportsRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Send a place nothing more, and forget its password."
  )

  @Argument(help: "The start of the place's ID or address.")
  var place: String

  @OptionGroup var data: DataOption

  func run() async throws {
    let address = try await data.withRecord { record in
      let one = try await KeptExport.find(place, in: record)
      _ = try await record.ask(ExportAPI.Remove(id: one.id))
      return one.address
    }
    Console.standardOutput.write(TerminalText.exportRemoved(address) + "\n")
  }
}
