import ArgumentParser
import Exchange
import Screens
import Training

/// Lists what was sent.
struct MindLedgerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ledger",
    abstract: "List what was asked of models, the newest first.",
    discussion: """
      Examples:
        pacesetter mind ledger
        pacesetter mind ledger 12      the exact text of request 12, kept for 30 days
      """
  )

  @Argument(help: "The number of a request, for its exact text.")
  var number: Int64?

  @OptionGroup var data: DataOption

  func run() async throws {
    if let number {
      let request = try await data.ask(MindAPI.Sent(number))
      Console.standardOutput.write("POST \(request.address)\n\(request.body)\n")
      return
    }
    let entries = try await data.ask(MindAPI.Ledger()).entries
    guard !entries.isEmpty else {
      Console.standardOutput.write(TerminalText.nothingSent + "\n")
      return
    }
    for entry in entries {
      let parts = [
        "\(entry.number)", entry.at.text, entry.task, entry.model, "\(entry.bytes) bytes",
        "\(entry.input)+\(entry.output) tokens", MindMoney.text(entry.cost), entry.outcome,
        entry.categories,
      ]
      Console.standardOutput.write(parts.joined(separator: "  ") + "\n")
    }
  }
}
