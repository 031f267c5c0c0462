import ArgumentParser
import Record
import Screens
import Exchange
import Formats
import Training

/// Takes a race out.
struct RaceRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a race; 'race undo' brings it back."
  )

  @Argument(help: "The start of its name.")
  var race: String

  @OptionGroup var data: DataOption

  func run() async throws {
    let found = try await data.withRecord { record in
      let found = try await record.ask(RaceAPI.List()).entry(named: race)
      _ = try await record.ask(RaceAPI.Remove(id: found.race.id))
      return found
    }
    Console.standardOutput.write(TerminalText.isTakenOut(found.screen.title) + "\n")
  }
}
