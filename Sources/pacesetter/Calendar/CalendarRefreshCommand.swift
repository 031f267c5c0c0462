import ArgumentParser
import Exchange

/// Reads the calendars again.
struct CalendarRefreshCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh",
    abstract: "Read every account again, and what was not read in the last hour."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    CalendarListCommand.show(try await data.ask(CalendarAPI.Refresh()))
  }
}
