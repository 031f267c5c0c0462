import ArgumentParser
import Exchange
import Screens
import Record

/// Sends a place what waits for it.
struct ExportsSendCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "send",
    abstract: "Send what waits now, whenever it would be tried again."
  )

  @Argument(help: "The start of the place's ID or address; every place if none is given.")
  var place: String?

  @OptionGroup var data: DataOption

  func run() async throws {
    try await data.withRecord { record in
      if let place {
        let one = try await KeptExport.find(place, in: record)
        _ = try await record.ask(ExportAPI.Send(id: one.id))
      } else {
        for one in try await record.ask(ExportAPI.List()).places {
          _ = try await record.ask(ExportAPI.Send(id: one.id))
        }
      }
    }
    Console.standardError.write(TerminalText.exportAsked + "\n")
  }
}
