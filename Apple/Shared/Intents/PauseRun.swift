import AppIntents
import Screens

/// Pauses the run.
struct PauseRun: PauseWorkoutIntent {
  static let title: LocalizedStringResource = "Pause the Run"

  @Dependency var desk: IntentDesk

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let isDone = await desk.desk.pauseRun()
    let status = await desk.desk.status
    let words = await desk.desk.words
    return .result(dialog: "\(isDone ? status : words[.preparing])")
  }
}
