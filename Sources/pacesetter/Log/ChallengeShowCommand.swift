import ArgumentParser
import Exchange
import Formats
import Screens
import Training

/// Says how the challenge stands.
struct ChallengeShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Say how the challenge stands today."
  )

  @OptionGroup var answer: ChallengeAnswer
  @OptionGroup var data: DataOption

  func run() async throws {
    let challenge = try await LogKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.challenge(on: LogMoment.now.day)
    }
    answer.show(challenge)
  }
}
