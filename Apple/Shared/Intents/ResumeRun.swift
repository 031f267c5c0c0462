import AppIntents
import Screens

/// Resumes the run.
struct ResumeRun: ResumeWorkoutIntent {
  static let title: LocalizedStringResource = "Resume the Run"

  @Dependency var desk: IntentDesk

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let isDone = try await desk.desk.resumeRun()
    let status = try await desk.desk.status
    let words = try await desk.desk.words
    return .result(dialog: "\(isDone ? status : words[.preparing])")
  }
}
