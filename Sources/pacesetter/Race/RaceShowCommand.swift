import ArgumentParser
import Record
import Screens
import Exchange
import Formats
import Training

/// Shows one race.
struct RaceShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show a race and its fueling."
  )

  @Argument(help: "The start of its name.")
  var race: String

  @Flag(help: "Print the pace of each kilometer, to take along on the wrist.")
  var table = false

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let found = try await data.ask(RaceAPI.List()).entry(named: race)
    if json {
      var writer = JSONWriter()
      found.write(to: &writer)
      Console.standardOutput.write(writer.text + "\n")
    } else {
      found.show(isWhole: true, hasTable: table)
    }
  }
}
