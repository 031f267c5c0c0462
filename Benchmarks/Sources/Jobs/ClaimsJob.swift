import Coaching
import Screens
import Training

/// A marathon with all that a coach says, by phrases that claim something or by the same words without
/// their claims: what looking before speaking costs.
public struct ClaimsJob: Sendable {
  private let setup: Companion.Setup

  /// Prepares the race.
  public init(withClaims: Bool) {
    let plan = RunPlan(
      mode: .race,
      goal: .distance(.meters(42_195)),
      targetPace: .secondsPerKilometer(340)
    )
    let runner = Runner(maxHeartRate: .beatsPerMinute(188))
    let author = OfflineAuthor(plan: plan, personality: .oldHand, seed: 7, runner: runner)
    var narration = author.write()
    if !withClaims {
      var phrases: [Topic: [Phrase]] = [:]
      for topic in Topic.allCases {
        phrases[topic] = narration.phrasebook.phrases(on: topic).map {
          Phrase($0.text, advice: $0.advice)
        }
      }
      narration.phrasebook = Phrasebook(phrases)
    }
    setup = Companion.Setup(
      script: narration.script,
      phrasebook: narration.phrasebook,
      plan: plan,
      runner: runner,
      manners: Manners(.normal, hasGoal: true)
    )
  }

  /// Runs the race, and returns how many lines were said.
  public func run(ticks: Int = 14_400) -> Int {
    var companion = Companion(setup)
    var metrics = LiveMetrics(distanceSource: .device, state: .running, heartRateSignal: .good)
    var seed = Seed(42)
    var said = 0
    for tick in 1...ticks {
      let speed = 2.8 + 0.3 * seed.fraction()
      metrics.elapsed = .seconds(tick)
      metrics.moving = metrics.elapsed
      metrics.distance = metrics.distance + .meters(speed)
      metrics.currentPace = Pace(.metersPerSecond(speed))
      metrics.averagePace = Pace(covering: metrics.distance, in: metrics.moving)
      metrics.heartRate = .beatsPerMinute(140 + Double(tick) / 400 + 8 * seed.fraction())
      for effect in companion.handle(.metrics(metrics), at: metrics.elapsed) {
        if case .speak = effect { said += 1 }
      }
    }
    return said
  }
}
