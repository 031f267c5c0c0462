import ArgumentParser
import Record
import Exchange
import Formats
import Screens
import Training

/// Takes back what was added.
struct ChallengeUndoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Undo the last addition; repeat to go further back."
  )

  @OptionGroup var answer: ChallengeAnswer
  @OptionGroup var data: DataOption

  func run() async throws {
    let log = try await data.withRecord { try await $0.askIfThere(LogAPI.UndoChallenge()) }
    guard let log else {
      throw Failure(.failure, "there is nothing left to undo; 'challenge add N' adds to the count")
    }
    answer.show(log.challenge(on: LocalTime.now.day))
  }
}
