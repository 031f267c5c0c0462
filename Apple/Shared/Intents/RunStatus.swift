import AppIntents

/// Says how the run stands.
struct RunStatus: AppIntent {
  static let title: LocalizedStringResource = "How Is My Run"

  @Dependency var desk: IntentDesk

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let status = try await desk.desk.status
    return .result(dialog: "\(status)")
  }
}
