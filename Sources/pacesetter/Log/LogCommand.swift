import ArgumentParser

/// Logs what was done without a workout that leads through it.
struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Log a set outside any workout, or undo it.",
    subcommands: [LogSetCommand.self, LogUndoCommand.self]
  )
}
