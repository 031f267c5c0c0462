import ArgumentParser
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
    let challenge = try await LogKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.undoChallenge(on: LogMoment.now.day)
    }
    guard let challenge else {
      throw Failure(.failure, "nothing was added that could be taken back; 'challenge add N' adds")
    }
    answer.show(challenge)
  }
}
