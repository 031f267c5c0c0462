public import ArgumentParser
import Exchange
import Screens
public import Training

extension MindTask: @retroactive ExpressibleByArgument {}

/// Shows what would be sent.
struct MindPreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show the exact request of a task, without sending it.",
    discussion: """
      Examples:
        pacesetter mind preview summary
        pacesetter mind preview summary --of 3f2a
      """
  )

  @Argument(help: "The task: reply, summary, insight, script or workout.")
  var task: MindTask

  @Option(help: "The first letters of the activity's ID; the newest without it.")
  var of: String?

  @OptionGroup var data: DataOption

  func run() async throws {
    let request = try await data.withRecord {
      try await $0.askOfEntry(MindAPI.Preview(task, of: of))
    }
    if request.address.isEmpty {
      Console.standardError.write("pacesetter: \(TerminalText.previewGoesNowhere)\n")
    } else if !request.missing.isEmpty {
      Console.standardError.write(
        "pacesetter: \(TerminalText.notShared(request.missing))\n"
      )
    } else {
      Console.standardError.write("POST \(request.address)\n")
    }
    Console.standardOutput.write(request.body + "\n")
  }
}
