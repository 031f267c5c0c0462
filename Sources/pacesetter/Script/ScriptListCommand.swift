import ArgumentParser
import Exchange
import Formats
import Screens
import Storage

/// Lists the scripts that are kept.
struct ScriptListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the scripts that you saved."
  )

  @Flag(help: "Print one JSON array.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let scripts = try await data.ask(ScriptAPI.List())
    guard !json else {
      var writer = JSONWriter()
      writer.array { json in
        for entry in scripts.entries { entry.write(to: &json) }
      }
      Console.standardOutput.write(writer.text + "\n")
      return
    }
    if scripts.entries.isEmpty {
      Console.standardError.write(TerminalText.noScripts + "\n")
    }
    for entry in scripts.entries {
      let count = TerminalText.count(entry.messages, "message")
      Console.standardOutput.write("\(entry.name)  \(count)\n")
    }
  }
}
