import AppIntents

/// Starts a run: by voice, by a shortcut, or by the Action button of an Apple Watch Ultra.
struct StartWorkout: StartWorkoutIntent {
  static let title: LocalizedStringResource = "Start a Run"
  static var openAppWhenRun: Bool { true }
  static var suggestedWorkouts: [StartWorkout] { [StartWorkout(style: .run)] }

  @Parameter(title: "Workout") var workoutStyle: WorkoutStyle
  @Dependency var desk: IntentDesk

  var displayRepresentation: DisplayRepresentation {
    WorkoutStyle.caseDisplayRepresentations[workoutStyle] ?? "Run"
  }

  init() { workoutStyle = .run }

  func perform() async throws -> some IntentResult {
    try await desk.desk.startRun()
    return .result()
  }
}
