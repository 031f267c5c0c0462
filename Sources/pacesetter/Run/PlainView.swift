import Coaching
import Screens
import Training

/// A run as lines of text that follow one another, for a file, a pipe or a simple terminal.
struct PlainView: RunView {
  private let palette: Palette
  private let language: String

  init(_ palette: Palette, _ language: String) {
    self.palette = palette
    self.language = language
  }

  mutating func show(_ timed: RunPlayback.TimedEffect) {
    if let row = row(timed) { Console.standardOutput.write(row + "\n") }
  }

  mutating func end(_ job: RunJob) { Console.standardOutput.write(summary(of: job)) }

  /// What is written of an effect, if anything is.
  func row(_ timed: RunPlayback.TimedEffect) -> String? {
    switch timed.effect {
    case .companion(.speak(let utterance, let start)):
      let mark = utterance.line.rank == .safety ? palette.bad("!") : " "
      return "\(time(start)) \(mark) \(palette.coach(RunJob.written(utterance, in: language)))"
    case .companion(.heard(let words)):
      return "\(time(timed.at))   " + palette.faint(TerminalText.heardYou(words.text))
    case .companion(.connection(let isOn)):
      return "\(time(timed.at))   "
        + palette.doubtful(TerminalText.watch(isConnected: isOn))
    case .tracker(.split(let split)):
      guard let row = SplitRow(split, units: timed.moment.plan.units) else { return nil }
      let heartRate = split.heartRate == nil ? "" : "  \(row.heartRate)"
      return "\(time(timed.at))   "
        + palette.faint("split \(row.number)  \(row.pace)\(heartRate)")
    case .metronome(let effect):
      guard let words = Self.words(for: effect) else { return nil }
      return "\(time(timed.at))   \(palette.faint(words))"
    case .companion, .tracker:
      return nil
    }
  }

  private static func words(for effect: Metronome.Effect) -> String? {
    switch effect {
    case .start(let tempo): "metronome \(tempo.beatsPerMinute)"
    case .retime(let tempo): "metronome now \(tempo.beatsPerMinute)"
    case .stop: "metronome silent"
    case .volume, .timbre: nil
    }
  }

  /// The whole run in a few lines.
  func summary(of job: RunJob) -> String {
    let summary = RunSummary(of: job.playback.run, count: job.count)
    let width = summary.rows.map { $0.label.count }.max() ?? 0
    let rows = summary.rows.map { "  \(padded($0.label, to: width))  \($0.value)\n" }
    let reps = summary.reps.map { Self.reps($0) } ?? ""
    let held = summary.held == 0 ? "" : ", \(summary.held) held back"
    return "\n\(palette.strong(summary.title))\n" + rows.joined()
      + reps
      + "  \(summary.said) lines said\(held)\n"
  }

  /// The repetitions of a planned run, one a line, under the sentence about them.
  private static func reps(_ table: RepTable) -> String {
    let cells = table.rows.map { row in
      [
        row.number, row.step, row.target, row.result, row.verdict, row.drift, row.heartRate,
        row.recovery,
      ]
    }
    guard let first = cells.first else { return "" }
    let widths = first.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { row in
      zip(row, widths).map { padded($0, to: $1) }.joined(separator: "  ")
    }
    let sentence = table.sentence.map { "  \($0)\n" } ?? ""
    return sentence + lines.map { "    \($0)\n" }.joined()
  }

  private func time(_ at: Duration) -> String {
    let text = Written.duration(at)
    return palette.faint(String(repeating: " ", count: max(0, 8 - text.count)) + text)
  }
}
