import Coaching
import Screens
import Training

/// What is heard of a run at a pace that may change over the way.
struct SteadyRun {
  /// A line with the moment that filled it.
  struct Heard {
    var id: String?
    var template: String
    var written: String
    var spoken: String
    var moment: Moment
  }

  /// What was said, in order.
  private(set) var heard: [Heard] = []

  /// Runs the whole distance and a little more; `time` says when a place is reached.
  init(
    _ plan: RunPlan,
    _ coach: Personality,
    meters: Double,
    seed: UInt64 = 4,
    time: (Double) -> Double
  ) {
    let narration = OfflineAuthor(plan: plan, personality: coach, seed: seed).write()
    var samples = Samples()
    let end = time(meters) + 40
    var meter = 0.0
    for second in 0...Int(end) {
      while meter < meters + 30, time(meter + 0.5) <= Double(second) { meter += 0.5 }
      samples.time.append(Double(second))
      samples.distance.append(meter)
      samples.heartRate.append(140)
      samples.cadence.append(172)
    }
    let recording = Recording(
      source: .simulator,
      sport: .running,
      startedAt: LocalTime(secondsSince1970: 0),
      samples: samples
    )
    var playback = RunPlayback(
      of: recording,
      Companion.Setup(script: narration.script, phrasebook: narration.phrasebook, plan: plan)
    )
    for timed in playback.finish() {
      guard case .companion(.speak(let utterance, _)) = timed.effect else { continue }
      var id: String?
      if case .script(let name) = utterance.line.source { id = name }
      let text = utterance.line.text
      heard.append(
        Heard(
          id: id,
          template: text,
          written: LineText.written(text, in: utterance.moment, units: plan.units),
          spoken: LineText.spoken(text, in: utterance.moment, units: plan.units),
          moment: utterance.moment
        )
      )
    }
  }
}
