import ArgumentParser
import Exchange
import Formats
import Training

/// Takes a race out.
struct RaceRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Take a race out; 'race undo' brings it back."
  )

  @Argument(help: "The beginning of its name.")
  var race: String

  @OptionGroup var data: DataOption

  func run() async throws {
    let found = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      let found = try await keep.race(race)
      try await keep.remove(race: found["id"]?.string ?? "")
      return found
    }
    Console.standardOutput.write("\(found["title"]?.string ?? "") is taken out.\n")
  }
}
