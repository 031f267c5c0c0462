import ArgumentParser
import Exchange
import Formats
import Training

/// Shows one race.
struct RaceShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a race with what to take on the way."
  )

  @Argument(help: "The beginning of its name.")
  var race: String

  @Flag(help: "One JSON object on standard output.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let found = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.race(race)
    }
    if json {
      Console.standardOutput.write(found.text() + "\n")
    } else {
      RaceWriting.show(found, isWhole: true)
    }
  }
}
