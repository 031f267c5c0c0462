import ArgumentParser
import Exchange
import Screens
import Record
import Training

/// Skips a session of the plan.
struct PlanSkipCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "skip",
    abstract: "Skip a planned session; it stays in the plan as skipped."
  )

  @Argument(help: "The start of its title, or its name in brackets.")
  var session: String

  @Flag(help: "Plan it again after all.")
  var again = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let title = try await data.withRecord { record in
      let found = try await record.ask(PlanDays.around).session(named: session)
      let change = PlanAPI.Change(.skip(found.id, !again), at: LocalTime.now.instant)
      _ = try await record.ask(change)
      return found.title
    }
    Console.standardOutput.write(PlanText.skipped(title, !again) + "\n")
  }
}
