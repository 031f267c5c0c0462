import ArgumentParser
import Exchange
import Formats
import Training

/// Lists the races.
struct RaceListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the races, what comes first."
  )

  @Flag(help: "One JSON array on standard output.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let races = try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.races()
    }
    guard !json else {
      Console.standardOutput.write(JSON.array(races).text() + "\n")
      return
    }
    if races.isEmpty { Console.standardError.write("No race is planned; 'race add' plans one.\n") }
    for race in races { RaceWriting.show(race) }
  }
}
