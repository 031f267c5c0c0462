import ArgumentParser

/// Everything about script files.
struct ScriptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "script",
    abstract: "Write, check, explain and save scripts for your runs.",
    subcommands: [
      ScriptWriteCommand.self, ScriptCheckCommand.self, ScriptExplainCommand.self,
      ScriptListCommand.self, ScriptShowCommand.self, ScriptKeepCommand.self,
      ScriptRemoveCommand.self,
    ]
  )
}
