import ArgumentParser

/// The calendars that are read for free time, and the plan as a calendar.
struct CalendarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar",
    abstract: "Read your calendars for free time; share your plan as one.",
    discussion: """
      Pacesetter takes when events are, so that it can suggest what fits before the
      next one. Their titles are kept only with --titles. A server reads each address
      again every hour. An account on a CalDAV server can have your plan too.

      Examples:
        pacesetter calendar add https://example.org/private/me.ics
        pacesetter calendar add work.ics --name Work --titles
        pacesetter calendar add https://cloud.example.org --user me < password
        pacesetter calendar
        pacesetter calendar publish
      """,
    subcommands: [
      CalendarListCommand.self, CalendarAddCommand.self, CalendarRefreshCommand.self,
      CalendarChangeCommand.self, CalendarRemoveCommand.self, CalendarShowCommand.self,
      CalendarPublishCommand.self, CalendarWithdrawCommand.self,
    ],
    defaultSubcommand: CalendarListCommand.self
  )
}
