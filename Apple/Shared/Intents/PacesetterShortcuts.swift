import AppIntents

/// What can be said to Siri without setting anything up.
struct PacesetterShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StartWorkout(),
      phrases: ["Start a run with \(.applicationName)", "Start my run in \(.applicationName)"],
      shortTitle: "Start a Run",
      systemImageName: "figure.run"
    )
    AppShortcut(
      intent: EndRun(),
      phrases: ["End my run in \(.applicationName)"],
      shortTitle: "End the Run",
      systemImageName: "stop"
    )
    AppShortcut(
      intent: RunStatus(),
      phrases: ["How is my run in \(.applicationName)"],
      shortTitle: "How Is My Run",
      systemImageName: "waveform"
    )
    AppShortcut(
      intent: LogChallengeSet(),
      phrases: ["Log a challenge set in \(.applicationName)"],
      shortTitle: "Log a Challenge Set",
      systemImageName: "plus"
    )
  }
}
