import ArgumentParser
import Exchange
import Formats
import Screens
import Training

/// The daily challenge: so many of one exercise, a few at a time.
struct ChallengeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "challenge",
    abstract: "Count the daily challenge: so many of one exercise, a few at a time.",
    discussion: """
      The page Gym counts the same challenge.

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
    let challenge = try await LogKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.add(count, at: moment)
    }
    answer.show(challenge)
  }
}

/// Chooses what is counted.
struct ChallengeSetCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Choose what is counted, and how many a day."
  )

  @Argument(help: "The exercise, by any of its names.")
  var exercise: [String]

  @Option(help: ArgumentHelp("How many a day.", valueName: "count"))
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
    let challenge = try await LogKeep.open(try data.folder()) { keep throws(Failure) in
      try await keep.choose(known?.name ?? written, goal: goal, at: .now)
    }
    answer.show(challenge)
  }
}

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

/// How the challenge is told.
struct ChallengeAnswer: ParsableArguments {
  @Flag(help: "One JSON object on standard output.")
  var json = false

  func show(_ challenge: DailyChallenge) {
    guard json else {
      Console.standardOutput.write(challenge.words + "\n")
      return
    }
    var writer = JSONWriter()
    writer.object { json in
      json.field("exercise", challenge.exercise)
      json.field("done", challenge.done)
      json.field("goal", challenge.goal)
      json.field("left", challenge.left)
      json.field("days", challenge.days)
    }
    Console.standardOutput.write(writer.text + "\n")
  }
}
