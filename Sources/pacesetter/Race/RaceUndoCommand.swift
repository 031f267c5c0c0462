import ArgumentParser
import Exchange
import Formats
import Training

/// Brings a race back.
struct RaceUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Bring back the race that was taken out last."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let races = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.bringRaceBack()
      return try await keep.races()
    }
    for race in races { RaceWriting.show(race) }
  }
}
