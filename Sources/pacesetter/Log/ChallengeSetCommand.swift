import ArgumentParser
import Record
import Storage
import Exchange
import Formats
import Screens
import Training

/// Chooses what is counted.
struct ChallengeSetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Choose the exercise and the daily goal."
  )

  @Argument(help: "The exercise, by any of its names.")
  var exercise: [String]

  @Option(help: ArgumentHelp("The daily goal.", valueName: "count"))
  var goal = DailyChallenge.usualGoal

  @OptionGroup var answer: ChallengeAnswer
  @OptionGroup var library: LibraryOption
  @OptionGroup var data: DataOption

  func validate() throws {
    guard ChallengeLog.goals.contains(goal) else {
      throw ValidationError("--goal is \(goal), expected 1 to \(ChallengeLog.goals.upperBound)")
    }
  }

  func run() async throws {
    let written = exercise.joined(separator: " ")
    let known = try LibraryFolder.catalogue(given: library.library).exercise(named: written)
    let now = LocalTime.now
    let choice = LogAPI.ChooseChallenge(known?.name ?? written, goal: goal, at: now)
    let log = try await data.ask(choice)
    answer.show(log.challenge(on: now.day))
  }
}
