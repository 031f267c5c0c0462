import Coaching
import Testing
import Training

/// A run with a metronome, told in rows of a time in seconds and what happens, as the effects of the
/// metronome that come of it.
///
/// `start`, `pause`, `resume` and `end` are the run's; `play`, `stop` and `step N` the runner's hand
/// on the metronome; `began` and `ended` an interruption; `cadence N` holds from then on, told each
/// second, until `cadence none`.
struct Jogging {
  private let setup: Companion.Setup

  init(_ cadence: CadencePlan?, script: Script = Script(id: "silence")) {
    setup = Companion.Setup(script: script, plan: RunPlan(cadence: cadence))
  }

  /// The metronome's effects, such as `4.5 stop`.
  func effects(_ story: String, seconds: Int) -> [String] {
    var effects: [String] = []
    _ = play(story, seconds: seconds) { at, effect in
      switch effect {
      case .start(let tempo): effects.append("\(at.inSeconds) start \(tempo.beatsPerMinute)")
      case .stop: effects.append("\(at.inSeconds) stop")
      case .retime(let tempo): effects.append("\(at.inSeconds) retime \(tempo.beatsPerMinute)")
      case .volume, .timbre: effects.append("\(at.inSeconds) something else")
      }
    }
    return effects
  }

  /// The run at its end.
  func played(_ story: String, seconds: Int) -> CoachedRun {
    play(story, seconds: seconds) { _, _ in }
  }

  private func play(
    _ story: String,
    seconds: Int,
    _ report: (Duration, Metronome.Effect) -> Void
  ) -> CoachedRun {
    var run = CoachedRun(tracker: Tracker.Settings(plan: setup.plan), companion: setup)
    var rows = story.split(separator: "\n").map { row in
      row.split(separator: " ").map(String.init)
    }
    var cadence: Double?
    func tell(_ event: CoachedRun.Event, at now: Duration) {
      for case .metronome(let effect) in run.handle(event, at: now) { report(now, effect) }
    }
    for tenth in 0...(seconds * 10) {
      let now = Duration.milliseconds(tenth * 100)
      while let row = rows.first, let time = Double(row[0]), time <= Double(tenth) / 10 {
        rows.removeFirst()
        if row[1] == "cadence" {
          cadence = Double(row[2])
        } else if let event = event(row) {
          tell(event, at: now)
        } else {
          Issue.record("nothing that happens on a run: \(row)")
        }
      }
      guard tenth % 10 == 0 else { continue }
      if let cadence { tell(.tracker(.cadence(.stepsPerMinute(cadence))), at: now) }
      tell(.tracker(.tick), at: now)
    }
    return run
  }

  private func event(_ row: [String]) -> CoachedRun.Event? {
    switch row[1] {
    case "start": .tracker(.start)
    case "pause": .tracker(.pause)
    case "resume": .tracker(.resume)
    case "end": .tracker(.end)
    case "play": .metronome(.start)
    case "stop": .metronome(.stop)
    case "step": row.count > 2 ? Int(row[2]).map { .metronome(.step($0)) } : nil
    case "began": .companion(.interruption(true))
    case "ended": .companion(.interruption(false))
    default: nil
    }
  }
}
