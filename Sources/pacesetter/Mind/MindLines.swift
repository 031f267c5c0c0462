import Exchange
import Screens
import Training

/// What several commands about models print.
enum MindLines {
  /// Who wrote words, and why no model did.
  static func write(_ words: MindWords) {
    if let model = words.model {
      Console.standardOutput.write("Written by \(model).\n")
    } else if !words.text.isEmpty {
      Console.standardOutput.write("Written by rules.\n")
    }
    for problem in words.problems { Console.standardError.write("pacesetter: \(problem)\n") }
  }

  /// What is set and what was spent.
  static func write(_ report: MindReport) {
    let settings = report.settings
    guard settings.provider != .none else {
      Console.standardOutput.write(
        "No model is set up: rules write everything, and nothing is sent.\n"
      )
      return
    }
    var lines = [
      "Model: " + (settings.model.isEmpty ? "the usual one for each task" : settings.model)
    ]
    lines.append("Provider: \(settings.provider.rawValue) at \(settings.address)")
    lines.append("Key: " + (report.keyFrom.map { "from the " + $0 } ?? "none"))
    let shared = settings.switches.list.map { $0.rawValue }.joined(separator: ", ")
    lines.append("Shared: " + (shared.isEmpty ? "nothing" : shared))
    lines.append(
      settings.isFree
        ? "Cost: none"
        : "Spent: \(MindMoney.text(report.today)) of \(MindMoney.text(settings.dayCap)) today, "
          + "\(MindMoney.text(report.month)) of \(MindMoney.text(settings.monthCap)) this month"
    )
    if report.isNearCap { lines.append("Nearly all of it is used; then rules write again.") }
    Console.standardOutput.write(lines.joined(separator: "\n") + "\n")
  }
}
