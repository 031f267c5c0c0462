import ArgumentParser

/// Everything about workouts: those that come with the program and files of one's own.
struct WorkoutsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "workouts",
    abstract: "Find, read, check and do workouts.",
    subcommands: [
      WorkoutsListCommand.self, WorkoutsSearchCommand.self, WorkoutsShowCommand.self,
      WorkoutsCuesCommand.self, WorkoutsStartCommand.self, WorkoutsCheckCommand.self,
      WorkoutsConvertCommand.self, WorkoutsWriteCommand.self, WorkoutsFromCommand.self,
    ]
  )
}
