import ArgumentParser
import Exchange
import Record

/// Begins or ends that an account has the plan too.
struct CalendarChangeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "change",
    abstract: "Keep your plan in an account too, or take it away from there.",
    discussion: """
      With --no-plan the events of your plan are deleted there. What you have added
      to that calendar yourself stays, and so does your plan here.

      Examples:
        pacesetter calendar change cloud --plan
        pacesetter calendar change cloud --no-plan
      """
  )

  @Argument(help: "The start of its name or of its ID.")
  var calendar: String

  @Flag(inversion: .prefixedNo, help: "Whether your plan is kept there.")
  var plan: Bool

  @OptionGroup var data: DataOption

  func run() async throws {
    let list = try await data.withRecord { record in
      let one = try await CalendarRemoveCommand.find(calendar, in: record)
      return try await record.ask(CalendarAPI.Change(id: one.id, keepsPlan: plan))
    }
    CalendarListCommand.show(list)
  }
}
