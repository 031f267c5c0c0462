import Coaching
import Exchange
import Formats
import Screens
import Training

/// A run as one JSON object per line: `{"at": seconds, "effect": {...}}`, then `{"summary": {...}}`.
struct JSONView: RunView {
  private let language: String
  private var writer = JSONWriter()

  init(_ language: String) { self.language = language }

  mutating func show(_ timed: RunPlayback.TimedEffect) {
    timed.write(to: &writer, language: language)
    writer.endLine()
    if writer.bytes.count > 1 << 16 { flush() }
  }

  mutating func refresh(_ job: RunJob) { flush() }

  mutating func end(_ job: RunJob) {
    let run = job.playback.run
    writer.object { json in
      json.object("summary") { json in
        // What a device calls the duration of a run: its timer, pauses left out.
        json.field("distance", run.metrics.distance.meters)
        json.field("duration", run.metrics.moving.inSeconds)
        json.field("elapsed", run.metrics.elapsed.inSeconds)
        json.array("splits") { json in
          for split in run.splits { split.write(to: &json) }
        }
        if let reps = RunSummary(of: run, count: job.count).reps, !reps.rows.isEmpty {
          json.key("reps")
          reps.write(to: &json)
        }
        json.field("said", job.count.said)
        json.field("held", job.count.held)
      }
    }
    writer.endLine()
    flush()
  }

  private mutating func flush() {
    Console.standardOutput.write(writer.text)
    writer.removeAll()
  }
}
