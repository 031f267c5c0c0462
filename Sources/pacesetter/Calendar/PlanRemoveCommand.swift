import ArgumentParser
import Exchange
import Screens
import Record
import Training

/// Takes a session out of the plan.
struct PlanRemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove a planned session; 'plan undo' brings it back."
  )

  @Argument(help: "The start of its title, or its name in brackets.")
  var session: String

  @OptionGroup var data: DataOption

  func run() async throws {
    let title = try await data.withRecord { record in
      let found = try await record.ask(PlanDays.around).session(named: session)
      _ = try await record.ask(PlanAPI.Change(.remove(found.id), at: LocalTime.now.instant))
      return found.title
    }
    Console.standardOutput.write(PlanText.removed(title) + "\n")
  }
}
