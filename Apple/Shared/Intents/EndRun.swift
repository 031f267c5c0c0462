import AppIntents
import Screens

/// Ends the run and says what came of it.
struct EndRun: AppIntent {
  static let title: LocalizedStringResource = "End the Run"

  @Dependency var desk: IntentDesk

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let isDone = try await desk.desk.endRun()
    let status = try await desk.desk.status
    let words = try await desk.desk.words
    return .result(dialog: "\(isDone ? status : words[.preparing])")
  }
}
