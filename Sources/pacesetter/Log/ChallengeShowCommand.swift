import ArgumentParser
import Record
import Exchange
import Formats
import Screens
import Training

/// Prints today's progress in the challenge.
struct ChallengeShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show today's progress in the challenge."
  )

  @OptionGroup var answer: ChallengeAnswer
  @OptionGroup var data: DataOption

  func run() async throws {
    let log = try await data.ask(LogAPI.ReadChallenge())
    answer.show(log.challenge(on: LocalTime.now.day))
  }
}
