public import Coaching
import Formats
import Screens
public import Training

/// Everything that decides how a workout goes, before it begins.
public struct GymSetup: Hashable, Sendable {
  /// The name of the workout's file without its extension.
  public var name: String

  /// The workout as it is written.
  public var text: String

  /// What was chosen where a section leaves a choice, by the section's number.
  public var choices: [Int: Int]

  /// The settings for leading it.
  public var settings: GymSettings

  /// What is known of the exercises.
  public var memories: [ExerciseMemory]

  /// The language of the voice.
  public var language: String

  /// How far the clock of the place is ahead of UTC.
  public var offset: UTCOffset

  /// Creates a setup.
  public init(
    name: String,
    text: String,
    choices: [Int: Int] = [:],
    settings: GymSettings = GymSettings(),
    memories: [ExerciseMemory] = [],
    language: String = "en",
    offset: UTCOffset = .zero
  ) {
    self.name = name
    self.text = text
    self.choices = choices
    self.settings = settings
    self.memories = memories
    self.language = language
    self.offset = offset
  }

  /// The text has at most so many bytes: it is a line of the journal.
  public static let longestText = 40_000

  /// The workout as it was understood.
  public var document: WorkoutDocument { WorkoutDocument.read(Array(text.utf8), name: name) }

  /// The session before its start.
  public func session() -> GymSession {
    let workout = document.workout
    var settings = settings
    if let unit = workout.details.units { settings.unit = unit }
    settings.language = language
    let plan = GymPlan(workout, choices: choices, getReady: settings.getReady)
    return GymSession(plan, settings: settings, memories: memories)
  }
}
