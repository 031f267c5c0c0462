import Coaching
import Foundation
import Integrations
import Screens
import Training

/// A workout on a terminal: what was said and done scrolls by, what counts now stays at the foot.
final class GymStage {
  private let course: GymCourse
  private let palette: Palette
  private let loudspeaker: Loudspeaker?
  private var keys: GymKeys
  private var footRows = 0

  init(_ course: GymCourse, _ palette: Palette, _ loudspeaker: Loudspeaker?) {
    self.course = course
    self.palette = palette
    self.loudspeaker = loudspeaker
    keys = GymKeys(unit: course.workout.settings.unit)
  }

  /// Leads through the workout until it has ended.
  func run(_ keyboard: Keyboard) async throws {
    Console.standardOutput.write(palette.faint(GymKeys.help) + "\n\n")
    try await withThrowingTaskGroup(of: Void.self) { voices in
      defer { voices.cancelAll() }
      while !course.isFinished {
        show()
        speak(in: &voices)
        var events: [GymEvent] = []
        let screen = course.screen
        for key in keyboard.pressed() {
          switch keys.press(key, on: screen) {
          case .tell(let event): events.append(event)
          case .say(let text): events += GymGrammar.events(for: text, in: course.workout)
          case .quit, .nothing: break
          }
        }
        if events.isEmpty { try await Task.sleep(for: .milliseconds(50)) }
        try course.tell(events)
      }
      show()
      try await finish(keyboard)
    }
  }

  // MARK: What happened

  private func speak(in voices: inout ThrowingTaskGroup<Void, any Error>) {
    guard let loudspeaker, let words = spoken.last else { return }
    // One line at a time, and the newest: an older one is of no use any more.
    voices.addTask {
      guard await !loudspeaker.isSpeaking else { return }
      await loudspeaker.say(words, as: words)
    }
  }

  private var spoken: [String] {
    course.effects.compactMap { timed in
      guard case .cue(let cue, _) = timed.effect else { return nil }
      return SpokenText.words(for: cue.words(in: course.workout), language: course.language)
    }
  }

  private var happened: [String] {
    course.effects.compactMap { timed in
      switch timed.effect {
      case .cue(let cue, _): "  " + palette.coach(cue.words(in: course.workout))
      case .logged(let record): row(palette.good("✓"), record)
      case .unlogged(let record): row(palette.bad("✗"), record)
      case .stop, .moved, .resting, .ended: nil
      }
    }
  }

  private func row(_ mark: String, _ record: SetRecord) -> String {
    "\(mark) \(record.set.exercise)  \(GymWords.result(record.set.result))"
  }

  // MARK: The foot

  /// Writes new lines above the foot and redraws the foot, in one write so that nothing flickers.
  private func show() {
    let happened = happened
    let foot = course.isFinished ? [] : self.foot
    let columns = max(20, Console.standardOutput.columns - 1)
    let back = footRows == 0 ? "" : "\r\u{1B}[\(footRows)A\u{1B}[J"
    let rows = happened + foot.map { $0.paint(String($0.text.prefix(columns))) }
    Console.standardOutput.write(back + rows.map { $0 + "\n" }.joined())
    footRows = foot.count
  }

  private var foot: [(text: String, paint: (String) -> String)] {
    let plain: (String) -> String = { $0 }
    let screen = course.screen
    var rows: [(text: String, paint: (String) -> String)] = [
      ("", plain),
      (
        [screen.elapsed, screen.part, screen.position].joined(separator: "   "), palette.faint
      ),
      (([screen.exercise, screen.dose] + screen.targets).joined(separator: "   "), palette.strong),
    ]
    let circles = screen.circles.map { circle in
      switch circle.state {
      case .done: "● " + circle.words
      case .current: "◉ " + circle.words
      case .skipped: "– skipped"
      case .missed: "– missed"
      case .open: "○ " + circle.words
      }
    }
    if !circles.isEmpty { rows.append((circles.joined(separator: "   "), plain)) }
    for clock in [screen.clock, screen.stepClock].compactMap({ $0 }) {
      let figures = [clock.label, clock.reading, clock.round].compactMap { $0 }
      let bar = clock.fraction.map { "   " + ProgressBar.bar($0, 20) } ?? ""
      rows.append((figures.joined(separator: "   ") + bar, palette.good))
    }
    for text in [screen.rounds, screen.banner].compactMap({ $0 }) {
      rows.append((text, palette.doubtful))
    }
    if let next = screen.next { rows.append((next, palette.faint)) }
    rows.append((keys.question ?? "[space] \(screen.button)", palette.coach))
    return rows
  }

  // MARK: The end

  private func finish(_ keyboard: Keyboard) async throws {
    let summary = course.summary
    Console.standardOutput.write("\n" + palette.strong(summary.title) + "\n")
    for row in summary.rows + summary.exercises {
      let label = row.label.padding(toLength: 24, withPad: " ", startingAt: 0)
      Console.standardOutput.write("  \(label)  \(row.value)\n")
    }
    // The last words are heard to their end.
    while await loudspeaker?.isSpeaking == true { try await Task.sleep(for: .milliseconds(100)) }
  }
}
