import Screens
import Coaching
import Training

/// A run as it happens: what is said scrolls by, the figures stay at the foot of the screen.
struct LiveView: RunView {
  private let palette: Palette
  private let plain: PlainView
  private var footRows = 0
  private var waiting: [String] = []

  init(_ palette: Palette, _ language: String) {
    self.palette = palette
    plain = PlainView(palette, language)
  }

  mutating func show(_ timed: RunPlayback.TimedEffect) {
    if let row = plain.row(timed) { waiting.append(row) }
  }

  mutating func refresh(_ job: RunJob) { draw(foot: foot(of: job)) }

  mutating func end(_ job: RunJob) {
    draw(foot: [])
    Console.standardOutput.write(plain.summary(of: job))
  }

  /// Writes new lines above the foot and redraws the foot, in one write so that nothing flickers.
  private mutating func draw(foot: [String]) {
    let back = footRows == 0 ? "" : "\r\u{1B}[\(footRows)A\u{1B}[J"
    Console.standardOutput.write(back + (waiting + foot).map { $0 + "\n" }.joined())
    footRows = foot.count
    waiting = []
  }

  private func foot(of job: RunJob) -> [String] {
    let screen = RunScreen(of: job.playback.run, at: job.playback.now)
    let columns = Console.standardOutput.columns - 1
    let share =
      screen.progress ?? job.playback.now.inSeconds / max(1, job.playback.length.inSeconds)
    let banner = screen.banner.map { "   \($0)" } ?? ""
    return [
      "",
      palette.strong(String(figures(screen).prefix(columns)))
        + palette.doubtful(String(banner.prefix(max(0, columns - figures(screen).count)))),
      palette.good(ProgressBar.bar(share, min(60, columns))),
    ] + talk(job, columns)
  }

  private func talk(_ job: RunJob, _ columns: Int) -> [String] {
    guard job.takesWords else { return [] }
    guard let prompt = job.prompt else { return [palette.faint(TerminalText.askKey)] }
    return [palette.coach(TerminalText.you(String(prompt.suffix(max(0, columns - 5)))))]
  }

  private func figures(_ screen: RunScreen) -> String {
    var figures = [screen.distance, screen.time, screen.pace, screen.averagePace].map { $0.text }
    figures[3] = "avg " + figures[3]
    for metric in [screen.heartRate, screen.cadence] where metric.isKnown {
      figures.append(metric.text)
    }
    if let zone = screen.zone { figures.append(zone) }
    return figures.joined(separator: "   ")
  }
}

extension Metric {
  fileprivate var text: String { unit.isEmpty ? value : "\(value) \(unit)" }
  fileprivate var isKnown: Bool { value.contains { $0.isNumber } }
}
