import AppIntents

/// What can be started.
///
/// The system reads the words of intents when the app is built, so they are literals here.
enum WorkoutStyle: String, AppEnum {
  case run

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Workout"
  static let caseDisplayRepresentations: [WorkoutStyle: DisplayRepresentation] = [.run: "Run"]
}
