public import ArgumentParser
import Exchange
import Screens
public import Training

extension PrivacyCategory: @retroactive ExpressibleByArgument {}

/// Turns what is shared on and off.
struct MindShareCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "share",
    abstract: "Choose what a model may be told; nothing is shared until you do.",
    discussion: """
      What you name is shared from now on, and nothing else. Without a name, nothing is.

      Examples:
        pacesetter mind share this_run words
        pacesetter mind share
      """
  )

  @Argument(
    help: """
      What is shared: profile, memory, plans, this_run, past_runs, gym_log, body, calendar, places, words, \
      voice.
      """
  )
  var categories: [PrivacyCategory] = []

  @OptionGroup var data: DataOption

  func run() async throws {
    var change = MindChange()
    change.shared = categories
    let report = try await data.ask(MindAPI.Change(change))
    let shared = report.settings.switches.list.map { $0.rawValue }.joined(separator: ", ")
    Console.standardOutput.write(TerminalText.shared(shared) + "\n")
  }
}
