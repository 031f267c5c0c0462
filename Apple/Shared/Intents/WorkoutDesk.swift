import Screens

/// What Siri, Shortcuts and the Action button may do to the app.
@MainActor protocol WorkoutDesk: Sendable {
  /// Starts a run as it was last set up.
  func startRun() async
  /// Pauses the run that goes on; says whether there is one.
  func pauseRun() -> Bool
  /// Resumes a run that is paused; says whether there is one.
  func resumeRun() -> Bool
  /// Ends the run that goes on; says whether there is one.
  func endRun() -> Bool
  /// Adds to the daily challenge; answers how it stands, or nothing if the count is none.
  func addToChallenge(_ count: Int) -> String?
  /// How the run stands, in one line.
  var status: String { get }
  /// What the app says, in its language.
  var words: AppWords { get }
}
