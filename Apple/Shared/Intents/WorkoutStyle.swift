import AppIntents
import Training

/// What can be started: a run, or a workout of a category in the gym.
///
/// The system reads the words of intents when the app is built, so they are literals here.
enum WorkoutStyle: String, AppEnum {
  case run, strength, conditioning, mobility, recovery, mixed

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Workout"
  static let caseDisplayRepresentations: [WorkoutStyle: DisplayRepresentation] = [
    .run: "Run",
    .strength: "Strength",
    .conditioning: "Conditioning",
    .mobility: "Mobility",
    .recovery: "Recovery",
    .mixed: "Mixed",
  ]

  /// The category of the gym; nothing for a run, which has its own start.
  var category: WorkoutCategory? {
    self == .run ? nil : WorkoutCategory(rawValue: rawValue)
  }
}
