import Coaching
import Screens
import Training

/// A run of four hours rehearsed with two hundred lines, as a page does it before the race.
public struct RehearsalJob: Sendable {
  private let recording: Recording
  private let setup: Companion.Setup

  /// Prepares the run and its script.
  public init() {
    let plan = RunPlan(
      mode: .race,
      goal: .distance(.meters(42_195)),
      targetPace: .secondsPerKilometer(340)
    )
    recording = SimulatedRun(goal: .time(.seconds(14_400)), pace: .secondsPerKilometer(341))
      .recording(seed: Seed(7))
    setup = Companion.Setup(
      script: EngineJob.script(),
      phrasebook: OfflineAuthor(plan: plan, personality: .oldHand, seed: 7).write().phrasebook,
      plan: plan,
      manners: Manners(.normal, hasGoal: true)
    )
  }

  /// Rehearses it, and returns how many lines were said.
  public func run() -> Int {
    var playback = RunPlayback(of: recording, setup)
    var said = 0
    while let effects = playback.nextPortion() {
      for timed in effects {
        if case .companion(.speak) = timed.effect { said += 1 }
      }
    }
    return said
  }
}
