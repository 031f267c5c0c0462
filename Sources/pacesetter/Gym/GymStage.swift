import Exchange
import Formats
import Foundation
import Integrations

/// A workout on a terminal: what was said and done scrolls by, what counts now stays at the foot.
final class GymStage {
  private let course: GymCourse
  private let palette: Palette
  private let loudspeaker: Loudspeaker?
  private var keys = GymKeys()
  private var footRows = 0

  init(_ course: GymCourse, _ palette: Palette, _ loudspeaker: Loudspeaker?) {
    self.course = course
    self.palette = palette
    self.loudspeaker = loudspeaker
  }

  /// Leads through the workout until it has ended.
  func run(_ keyboard: Keyboard) async throws {
    Console.standardOutput.write(palette.faint(GymKeys.help) + "\n\n")
    try await withThrowingTaskGroup(of: Void.self) { voices in
      defer { voices.cancelAll() }
      while !course.isFinished {
        show(course.reply)
        speak(in: &voices)
        var events: [JSON] = []
        for key in keyboard.pressed() {
          if case .tell(let more) = keys.press(key, on: screen) { events += more }
        }
        if events.isEmpty { try await Task.sleep(for: .milliseconds(50)) }
        try course.tell(events)
      }
      show(course.reply)
      try await finish(keyboard)
    }
  }

  private var screen: JSON { course.reply["screen"] ?? .null }

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
    (course.reply["effects"]?.array ?? []).compactMap { $0["effect"]?["speak"]?["spoken"]?.string }
  }

  private func rows(of reply: JSON) -> [String] {
    (reply["effects"]?.array ?? []).compactMap { timed in
      guard let effect = timed["effect"] else { return nil }
      if let words = effect["speak"]?["text"]?.string { return "  " + palette.coach(words) }
      for (key, mark) in [("logged", palette.good("✓")), ("unlogged", palette.bad("✗"))] {
        guard let record = effect[key] else { continue }
        return "\(mark) \(record["exercise"]?.string ?? "")  \(Self.words(record["result"]))"
      }
      return nil
    }
  }

  private static func words(_ result: JSON?) -> String {
    guard let result else { return "" }
    var words = result["count"]?.number.map { $0.formatted() } ?? ""
    if let unit = result["unit"]?.string, unit != "reps" { words += " \(unit)" }
    if let load = result["load"], let value = load["value"]?.number {
      words += " × \(value.formatted()) \(load["unit"]?.string ?? "")"
    }
    return words
  }

  // MARK: The foot

  /// Writes what has happened above the foot and the foot anew, in one go so that nothing flickers.
  private func show(_ reply: JSON) {
    let happened = rows(of: reply)
    let foot = course.isFinished ? [] : self.foot
    let columns = max(20, Console.standardOutput.columns - 1)
    let back = footRows == 0 ? "" : "\r\u{1B}[\(footRows)A\u{1B}[J"
    let rows = happened + foot.map { $0.paint(String($0.text.prefix(columns))) }
    Console.standardOutput.write(back + rows.map { $0 + "\n" }.joined())
    footRows = foot.count
  }

  private var foot: [(text: String, paint: (String) -> String)] {
    let plain: (String) -> String = { $0 }
    let words = { (key: String) in self.screen[key]?.string ?? "" }
    let targets = (screen["targets"]?.array ?? []).compactMap { $0.string }
    var rows: [(text: String, paint: (String) -> String)] = [
      ("", plain),
      (
        [words("elapsed"), words("part"), words("position")].joined(separator: "   "), palette.faint
      ),
      (([words("exercise"), words("dose")] + targets).joined(separator: "   "), palette.strong),
    ]
    let circles = (screen["circles"]?.array ?? []).map { circle in
      switch circle["state"]?.string {
      case "done": "● " + (circle["words"]?.string ?? "")
      case "current": "◉ " + (circle["words"]?.string ?? "")
      case "skipped": "– skipped"
      default: "○ " + (circle["words"]?.string ?? "")
      }
    }
    if !circles.isEmpty { rows.append((circles.joined(separator: "   "), plain)) }
    for key in ["clock", "stepClock"] {
      guard let clock = screen[key] else { continue }
      let figures = ["label", "reading", "round"].compactMap { clock[$0]?.string }
      let bar = clock["fraction"]?.number.map { "   " + ProgressBar.bar($0, 20) } ?? ""
      rows.append((figures.joined(separator: "   ") + bar, palette.good))
    }
    for key in ["rounds", "banner"] {
      if let text = screen[key]?.string { rows.append((text, palette.doubtful)) }
    }
    if let next = screen["next"]?.string { rows.append((next, palette.faint)) }
    rows.append((keys.question ?? "[space] \(words("button"))", palette.coach))
    return rows
  }

  // MARK: The end

  private func finish(_ keyboard: Keyboard) async throws {
    let summary = try course.summary()
    Console.standardOutput.write("\n" + palette.strong(summary["title"]?.string ?? "") + "\n")
    for key in ["rows", "exercises"] {
      for row in summary[key]?.array ?? [] {
        let label = (row["label"]?.string ?? "").padding(toLength: 24, withPad: " ", startingAt: 0)
        Console.standardOutput.write("  \(label)  \(row["value"]?.string ?? "")\n")
      }
    }
    // The last words are heard to their end.
    while await loudspeaker?.isSpeaking == true { try await Task.sleep(for: .milliseconds(100)) }
  }
}
