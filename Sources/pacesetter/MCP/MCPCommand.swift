import ArgumentParser
import Exchange

/// Serves an agent on standard input and output, and shows what agents read.
struct MCPCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Let your agent read your record, by the Model Context Protocol.",
    discussion: """
      An agent such as a desktop assistant starts 'pacesetter mcp serve' and talks
      to it on standard input and output. It sees the workout library, and what you
      share. Nothing leaves this machine unless the agent sends it on.

      Examples:
        pacesetter mcp serve --share history,log
        pacesetter mcp serve --share history,log,races,changes
        pacesetter mcp ledger
      """,
    subcommands: [MCPServeCommand.self, MCPLedgerCommand.self],
    defaultSubcommand: MCPServeCommand.self
  )
}
