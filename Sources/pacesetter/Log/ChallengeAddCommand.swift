import ArgumentParser
import Record
import Exchange
import Formats
import Screens
import Training

/// Adds to the challenge.
struct ChallengeAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add to today's count."
  )

  @Argument(help: "How many to add.")
  var count: Int

  @Option(
    help: ArgumentHelp("When it was: 18:30, 2026-11-21 or both (default: now).", valueName: "time")
  )
  var at: String?

  @OptionGroup var answer: ChallengeAnswer
  @OptionGroup var data: DataOption

  func validate() throws {
    guard ChallengeLog.counts.contains(count) else {
      throw ValidationError(
        "add 1 to \(ChallengeLog.counts.upperBound); found \(count). "
          + "'challenge undo' undoes the last addition"
      )
    }
  }

  func run() async throws {
    let moment = try at.map { text throws(Failure) in try LocalTime(typed: text) } ?? .now
    let log = try await data.ask(LogAPI.AddToChallenge(count, at: moment))
    answer.show(log.challenge(on: moment.day))
  }
}
