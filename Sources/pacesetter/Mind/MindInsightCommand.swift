import ArgumentParser
import Exchange

/// Says what the last weeks show.
struct MindInsightCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "insight",
    abstract: "Say what the last weeks show, each sentence with its figure."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let words = try await data.ask(MindAPI.Insight())
    Console.standardOutput.write(words.text + "\n")
    MindLines.write(words)
  }
}
