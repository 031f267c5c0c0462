import AppIntents
import Screens

/// Adds a set to the daily challenge and says how it stands.
struct LogChallengeSet: AppIntent {
  static let title: LocalizedStringResource = "Log a Challenge Set"

  @Parameter(title: "Repetitions") var count: Int
  @Dependency var desk: IntentDesk

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let standing = try await desk.desk.addToChallenge(count)
    let words = try await desk.desk.words
    return .result(dialog: "\(standing ?? words[.challengeCount])")
  }
}
