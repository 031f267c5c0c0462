import ArgumentParser
import Storage
import Exchange
import Formats
import Screens
import Training

/// Takes back what was added.
struct ChallengeUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back what was added last; again for what was added before it."
  )

  @OptionGroup var answer: ChallengeAnswer
  @OptionGroup var data: DataOption

  func run() async throws {
    let log = try await data.withRecord { try await $0.askIfThere(LogAPI.UndoChallenge()) }
    guard let log else {
      throw Failure(.failure, "nothing was added that could be taken back; 'challenge add N' adds")
    }
    answer.show(log.challenge(on: LogMoment.now.day))
  }
}
