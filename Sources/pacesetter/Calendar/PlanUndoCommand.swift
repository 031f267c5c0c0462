import ArgumentParser
import Exchange
import Screens
import Training

/// Takes back the last change of the plan.
struct PlanUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last change of the plan."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let report = try await data.ask(PlanAPI.Change(.undo, at: LocalTime.now.instant))
    Console.standardOutput.write(PlanText.list(of: report.days))
  }
}
