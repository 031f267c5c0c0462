import Coaching
import Screens
import Training

/// A run that nobody has run yet: what will be said and when, what is held back and why, and how long it
/// is quiet.
struct RehearsalView: RunView {
  private let palette: Palette
  private let language: String
  private let plain: PlainView
  private var report = RehearsalReport()

  init(_ palette: Palette, _ language: String) {
    self.palette = palette
    self.language = language
    plain = PlainView(palette, language)
  }

  mutating func show(_ timed: RunPlayback.TimedEffect) {
    if case .companion(.speak(let utterance, let start)) = timed.effect {
      report.add(utterance, at: start)
    }
    if let row = held(timed) ?? plain.row(timed) { Console.standardOutput.write(row + "\n") }
  }

  mutating func end(_ job: RunJob) {
    Console.standardOutput.write(plain.summary(of: job))
    Console.standardOutput.write(
      "  " + report.sentence(of: job.playback.length) + "\n"
    )
  }

  private func held(_ timed: RunPlayback.TimedEffect) -> String? {
    guard case .companion(.ledger(let row)) = timed.effect, case .dropped = row.decision else {
      return nil
    }
    let entry = LedgerEntry(row, in: timed.moment, language: language)
    let gap = String(repeating: " ", count: max(0, 8 - entry.at.count))
    return palette.faint("\(gap)\(entry.at)   held back: \(entry.title) (\(entry.why))")
  }
}
