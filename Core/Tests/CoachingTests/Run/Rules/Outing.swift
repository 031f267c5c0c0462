import Coaching
import Training

/// A recording run through tracker and rule book, with everything that was remarked.
struct Outing {
  /// One remark and where it fell.
  struct Said {
    var elapsed: Double
    var meters: Double
    var remark: Remark
  }

  var said: [Said] = []

  /// Plays a recording at once.
  init(_ recording: Recording, plan: RunPlan) {
    var player = RecordingPlayer(recording)
    var tracker = Tracker(settings: .init(plan: plan, runner: recording.runner))
    var book = RuleBook(plan: plan, zones: recording.runner.map(HeartRateZones.init))
    for timed in player.events(upTo: player.length) {
      for effect in tracker.handle(timed.event, at: timed.at) {
        guard case .publish(let metrics) = effect else { continue }
        let remarks = book.consider(Moment(at: timed.at, metrics: metrics, plan: plan))
        said += remarks.map {
          Said(elapsed: metrics.elapsed.inSeconds, meters: metrics.distance.meters, remark: $0)
        }
      }
    }
  }

  /// Plays a ready scenario.
  init(_ scenario: SimulatedScenario, seed: UInt64 = 1) {
    self.init(scenario.recording(seed: Seed(seed)), plan: scenario.plan)
  }

  /// The rules that spoke, in order, each once.
  var rules: [CoachRule] {
    var rules: [CoachRule] = []
    for said in said where !rules.contains(said.remark.rule) { rules.append(said.remark.rule) }
    return rules
  }
}
