import Coaching
import Exchange
import Formats
import Glibc
import Screens
import Sessions

/// What a person sees of a watch: what happens scrolls by, the figures stay in the last row.
struct WatchView {
  private let console: Console
  private let isTerminal: Bool
  private var foot = ""
  private var splits = 0

  init(_ console: Console = .standardOutput) {
    self.console = console
    isTerminal = console.isTerminal
  }

  /// Says something that has happened.
  mutating func say(_ sentence: String) {
    console.write(clearing + sentence + "\n" + foot)
  }

  /// Shows the state of the run and of the link.
  mutating func show(_ run: WatchRun?, _ link: WatchLinkState) {
    let screen = run?.screen
    for split in (screen?.splits ?? []).dropFirst(splits) {
      splits += 1
      let words = [split.number, split.time, split.pace, split.heartRate].compactMap { $0 }
      say("split " + words.joined(separator: "   "))
    }
    guard isTerminal else { return }
    let figures = run.map { Self.figures($0.screen, $0.session.run.phase) }
    let text = ([figures].compactMap { $0 } + link.words).joined(separator: " · ")
    foot = String(text.prefix(console.columns - 1))
    console.write(clearing + foot)
  }

  /// Leaves the screen as a program that has ended leaves it.
  mutating func end(_ summary: RunSummary?) {
    console.write(clearing)
    foot = ""
    for row in summary?.rows ?? [] { console.write("\(row.label): \(row.value)\n") }
  }

  private var clearing: String { foot.isEmpty ? "" : "\r\u{1B}[K" }

  private static func figures(_ screen: RunScreen, _ phase: LiveRun.Phase) -> String {
    let metrics = [screen.time, screen.distance, screen.pace, screen.heartRate]
    let figures = metrics.filter { $0.value.contains { $0.isNumber } }
      .map { $0.unit.isEmpty ? $0.value : "\($0.value) \($0.unit)" }
    let name = JSON.written { phase.write(to: &$0) }.object?.first?.key ?? ""
    return (figures + [name]).joined(separator: "   ")
  }
}
