import ArgumentParser
import Storage
import Screens
import Exchange
import Formats
import Training

/// Lists the races.
struct RaceListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List races, the next one first."
  )

  @Flag(help: "Print one JSON array.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let races = try await data.ask(RaceAPI.List()).entries
    guard !json else {
      var writer = JSONWriter()
      writer.array { json in for race in races { race.write(to: &json) } }
      Console.standardOutput.write(writer.text + "\n")
      return
    }
    if races.isEmpty { Console.standardError.write(TerminalText.noRaces + "\n") }
    for race in races { race.show() }
  }
}
