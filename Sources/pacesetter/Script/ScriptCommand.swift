import ArgumentParser

/// Everything about script files.
struct ScriptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "script",
    abstract: "Write, check and explain a coach's script.",
    subcommands: [ScriptWriteCommand.self, ScriptCheckCommand.self, ScriptExplainCommand.self]
  )
}
