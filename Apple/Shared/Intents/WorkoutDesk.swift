import Screens
import Training

/// What Siri, Shortcuts and the Action button may do to the app.
@MainActor protocol WorkoutDesk: Sendable {
  /// Starts a run as it was last set up.
  func startRun() async
  /// Leads the workout of a category that fits best now; says whether there is one.
  func startGym(of category: WorkoutCategory) async -> Bool
  /// Pauses the run or the workout that goes on; says whether there is one.
  func pauseRun() -> Bool
  /// Resumes a run or a workout that is paused; says whether there is one.
  func resumeRun() -> Bool
  /// Ends the run or the workout that goes on; says whether there is one.
  func endRun() -> Bool
  /// Adds to the daily challenge; answers how it stands, or nothing if the count is none.
  func addToChallenge(_ count: Int) -> String?
  /// How the run or the workout stands, in one line.
  var status: String { get }
  /// What the app says, in its language.
  var words: AppWords { get }
}
