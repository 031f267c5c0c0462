import AppIntents
import Screens

/// Resumes the run.
struct ResumeRun: ResumeWorkoutIntent {
  static let title: LocalizedStringResource = "Resume the Run"

  @Dependency var desk: IntentDesk

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let isDone = await desk.desk.resumeRun()
    let status = await desk.desk.status
    let words = await desk.desk.words
    return .result(dialog: "\(isDone ? status : words[.preparing])")
  }
}
