import ArgumentParser

/// Everything about script files.
struct ScriptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "script",
    abstract: "Write, check, rehearse, explain and save scripts for your runs.",
    subcommands: [
      ScriptWriteCommand.self, ScriptCheckCommand.self, ScriptProveCommand.self,
      ScriptExplainCommand.self, ListCommand<ScriptListing>.self, ScriptShowCommand.self,
      ScriptKeepCommand.self,
      ScriptRemoveCommand.self,
    ]
  )
}
