import ArgumentParser
import Exchange
import Formats
import Screens
import Training

/// The daily challenge: so many of one exercise, a few at a time.
struct ChallengeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "challenge",
    abstract: "Count the daily challenge: a goal for one exercise, a few at a time.",
    discussion: """
      The Gym page counts the same challenge.

      Examples:
        pacesetter challenge
        pacesetter challenge add 20
        pacesetter challenge set squat --goal 50
      """,
    subcommands: [
      ChallengeShowCommand.self, ChallengeAddCommand.self, ChallengeSetCommand.self,
      ChallengeUndoCommand.self,
    ],
    defaultSubcommand: ChallengeShowCommand.self
  )
}
