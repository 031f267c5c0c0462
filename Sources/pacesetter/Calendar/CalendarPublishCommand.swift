import ArgumentParser
import Exchange
import Screens

/// Makes an address to subscribe to the plan.
struct CalendarPublishCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "publish",
    abstract: "Make an address under which a calendar can subscribe to your plan.",
    discussion: """
      The address is shown only once. A new one ends the one before; 'calendar
      withdraw' ends it at once.
      """
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let feed = try await data.ask(CalendarAPI.Publish())
    Console.standardOutput.write("\(feed.path)\n")
    Console.standardError.write(CalendarText.keepAddress + "\n")
  }
}
