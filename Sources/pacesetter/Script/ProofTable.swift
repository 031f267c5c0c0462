import Exchange
import Foundation
import Screens
import Training

/// What rehearsals of a script showed, as a table.
struct ProofTable {
  private let report: ScriptReport

  init(_ report: ScriptReport) { self.report = report }

  /// The table, what is wrong below it, and the verdict.
  var text: String {
    var rows = [TerminalText.proofHead]
    rows += report.runs.map { run in
      [
        run.name, "\(run.lines)", "\(run.own)", "\(run.perKilometer)",
        Written.duration(.seconds(run.longestSilence)),
        run.unsaid.isEmpty ? "-" : run.unsaid.joined(separator: " "),
      ]
    }
    let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      row.enumerated().map { column, cell in
        column == 5 ? cell : cell.padding(toLength: widths[column], withPad: " ", startingAt: 0)
      }.joined(separator: "  ")
    }
    lines += report.findings.map { TerminalText.proofError($0.sentence) }
    lines += report.doubts.map { TerminalText.proofNote($0) }
    lines.append(TerminalText.mayBePlayed(report.isPlayable))
    return lines.joined(separator: "\n") + "\n"
  }
}
