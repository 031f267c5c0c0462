import AppIntents

/// Starts a run or a workout in the gym: by voice, a shortcut, or the Action button of an Apple Watch Ultra.
struct StartWorkout: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Start a Workout"
  static var openAppWhenRun: Bool { true }
  static var suggestedWorkouts: [StartWorkout] {
    WorkoutStyle.allCases.map { StartWorkout(style: $0) }
  }

  @Parameter(title: "Workout") var workoutStyle: WorkoutStyle
  @Dependency var desk: IntentDesk

  var displayRepresentation: DisplayRepresentation {
    WorkoutStyle.caseDisplayRepresentations[workoutStyle] ?? "Run"
  }

  init() { workoutStyle = .run }

  func perform() async throws -> some IntentResult {
    let app = try desk.desk
    if let category = workoutStyle.category {
      // The app comes to the screen and shows the workouts where none is of the category.
      _ = await app.startGym(of: category)
    } else {
      await app.startRun()
    }
    return .result()
  }
}
