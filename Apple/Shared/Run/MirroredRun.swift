import Coaching
import Exchange
import Screens
import Training

/// The run of the other device as this one shows it: neither kept nor heard.
struct MirroredRun {
  private(set) var screen: RunScreen
  private(set) var phase = LiveRun.Phase.preparing
  let session: String
  private var run: LiveRun

  private let language: Language

  init(of session: String, in language: Language, _ units: UnitSystem) {
    (self.session, self.language) = (session, language)
    let setup = RunSetup(coach: nil, plan: RunPlan(units: units))
    run = LiveRun(role: .companion, tracker: setup.tracker, companion: setup.companion)
    screen = RunScreen(of: run.run, at: .zero, in: language)
  }

  /// Takes what the tracker has published.
  mutating func take(_ metrics: LiveMetrics) {
    _ = run.handle(.run(.companion(.metrics(metrics))), at: metrics.elapsed)
    screen = RunScreen(of: run.run, at: run.now, in: language)
    phase = run.phase
  }
}
