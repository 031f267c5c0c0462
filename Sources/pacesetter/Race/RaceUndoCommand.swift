import ArgumentParser
import Record
import Screens
import Exchange
import Formats
import Training

/// Brings a race back.
struct RaceUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Bring back the race removed last."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let races = try await data.ask(RaceAPI.Restore()).entries
    for race in races { race.show() }
  }
}
