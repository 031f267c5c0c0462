import Exchange
import Screens
import Training

/// What several commands about models print.
enum MindLines {
  /// Who wrote words, and why no model did.
  static func write(_ words: MindWords) {
    if words.model != nil || !words.text.isEmpty {
      Console.standardOutput.write(TerminalText.written(by: words.model) + "\n")
    }
    for problem in words.problems { Console.standardError.write("pacesetter: \(problem)\n") }
  }

  /// What is set and what was spent.
  static func write(_ report: MindReport) {
    let settings = report.settings
    guard settings.provider != .none else {
      Console.standardOutput.write(TerminalText.noModel + "\n")
      return
    }
    var lines = [TerminalText.model(settings.model)]
    lines.append("Provider: \(settings.provider.rawValue) at \(settings.address)")
    lines.append(TerminalText.key(from: report.keyFrom))
    let shared = settings.switches.list.map { $0.rawValue }.joined(separator: ", ")
    lines.append("Shared: " + (shared.isEmpty ? "nothing" : shared))
    lines.append(
      settings.provider == .proxy
        ? MindScreen.spent(report.today, report.month, under: settings)
        : settings.isFree
          ? TerminalText.free
          : TerminalText.spent(
            today: MindMoney.text(report.today),
            of: MindMoney.text(settings.dayCap),
            month: MindMoney.text(report.month),
            of: MindMoney.text(settings.monthCap)
          )
    )
    if report.isNearCap { lines.append(TerminalText.capIsNear) }
    Console.standardOutput.write(lines.joined(separator: "\n") + "\n")
  }
}
