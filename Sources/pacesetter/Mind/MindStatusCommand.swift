import ArgumentParser
import Exchange

/// Shows whom the coach may ask.
struct MindStatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show the model, what is shared, and what was spent."
  )

  @OptionGroup var data: DataOption

  func run() async throws { MindLines.write(try await data.ask(MindAPI.Show())) }
}
