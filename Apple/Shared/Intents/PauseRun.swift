import AppIntents
import Screens

/// Pauses the run.
struct PauseRun: PauseWorkoutIntent {
  static let title: LocalizedStringResource = "Pause the Run"

  @Dependency var desk: IntentDesk

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let isDone = try await desk.desk.pauseRun()
    let status = try await desk.desk.status
    let words = try await desk.desk.words
    return .result(dialog: "\(isDone ? status : words[.preparing])")
  }
}
