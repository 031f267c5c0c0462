import ArgumentParser
import Storage
import Exchange
import Formats
import Screens
import Training

/// Adds to the challenge.
struct ChallengeAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add what you have just done."
  )

  @Argument(help: "How many.")
  var count: Int

  @Option(
    help: ArgumentHelp("When, as 18:30, 2026-11-21 or both; else now.", valueName: "time")
  )
  var at: String?

  @OptionGroup var answer: ChallengeAnswer
  @OptionGroup var data: DataOption

  func validate() throws {
    guard ChallengeLog.counts.contains(count) else {
      throw ValidationError(
        "\(count) cannot be added, expected 1 to \(ChallengeLog.counts.upperBound); "
          + "'challenge undo' takes back"
      )
    }
  }

  func run() async throws {
    let moment = try at.map { text throws(Failure) in try LogMoment(typed: text) } ?? .now
    let log = try await data.ask(LogAPI.AddToChallenge(count, at: moment.logged))
    answer.show(log.challenge(on: moment.day))
  }
}
