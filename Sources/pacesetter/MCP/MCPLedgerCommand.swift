import ArgumentParser
import Exchange
import Formats
import Screens
import Training

/// Shows what agents asked for.
struct MCPLedgerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ledger",
    abstract: "Show what agents read and wrote, the newest first.",
    discussion: """
      The ledger keeps 90 days.

      Examples:
        pacesetter mcp ledger
        pacesetter mcp ledger --json
      """
  )

  @Flag(help: "Print one JSON object per line.")
  var json = false

  @OptionGroup var data: DataOption

  func run() async throws {
    let calls = try await data.ask(AgentAPI.List()).calls
    guard !json else {
      for call in calls {
        var json = JSONWriter()
        call.write(to: &json)
        json.endLine()
        Console.standardOutput.write(json.text)
      }
      return
    }
    for call in calls {
      let moment = EntryText.moment(LocalTime(call.at, offset: LocalTime.now.offset ?? .zero))
      let outcome = call.isAnswered ? "\(call.bytes) bytes" : "refused"
      Console.standardOutput.write("\(moment)  \(call.tool)  \(call.arguments)  \(outcome)\n")
    }
    if calls.isEmpty { Console.standardError.write(TerminalText.noAgentCalls + "\n") }
  }
}
