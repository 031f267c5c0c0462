import ArgumentParser
import Exchange
import Screens

/// Ends the address of the plan.
struct CalendarWithdrawCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "withdraw",
    abstract: "End the address of your plan."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    _ = try await data.ask(CalendarAPI.Withdraw())
    Console.standardOutput.write(CalendarText.withdrawn + "\n")
  }
}
