import ArgumentParser

/// What is kept, session by session.
struct SessionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sessions",
    abstract: "List, export, import, check and delete stored sessions.",
    discussion: """
      Examples:
        pacesetter sessions
        pacesetter sessions export run-1 > run-1.pacesetter
        pacesetter sessions export --all > everything.pacesetter
        pacesetter sessions import everything.pacesetter
      """,
    subcommands: [
      SessionsListCommand.self, SessionsExportCommand.self, SessionsImportCommand.self,
      SessionsDeleteCommand.self, SessionsCheckCommand.self,
    ],
    defaultSubcommand: SessionsListCommand.self
  )
}
