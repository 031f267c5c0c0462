import ArgumentParser
import Coaching
import Exchange
import Formats
import Screens

/// Says what became of every line of a script on a run, and why.
struct ScriptExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain what a script does on a run: each line, said or not, and why.",
    discussion: """
      Prints the ledger of the whole run as a timeline: what was said, what was
      skipped and what was never due, with the values that the coach saw.

      Examples:
        pacesetter script explain my-script.json run.fit
        pacesetter script explain my-script.json demo:fade_10k --json
      """
  )

  @Argument(help: "The script file.", completion: .file(extensions: ["json"]))
  var script: String

  @Argument(help: "The recording.", completion: .file(extensions: ["fit", "gpx", "tcx"]))
  var recording: String

  @Flag(help: "Print one JSON object per line.")
  var json = false

  @OptionGroup var options: RunOptions
  @OptionGroup var colors: ColorOption

  func run() async throws {
    var job = try await options.job(recording, script: script)
    let palette = Palette(colors.color, for: .standardOutput)
    for timed in job.playback.finish() {
      guard case .companion(.ledger(let row)) = timed.effect else { continue }
      let entry = LedgerEntry(row, in: timed.moment, language: job.language)
      if json {
        Console.standardOutput.write(Self.line(entry))
      } else if row.decision != .ended(.finished) {
        // That a line which was said was also heard is the rule; only exceptions are worth a row.
        Console.standardOutput.write(Self.text(entry, palette))
      }
    }
  }

  private static func line(_ entry: LedgerEntry) -> String {
    var json = JSONWriter()
    entry.write(to: &json)
    json.endLine()
    return json.text
  }

  private static func text(_ entry: LedgerEntry, _ palette: Palette) -> String {
    let indent = String(repeating: " ", count: 10)
    let values = entry.values.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    let time = String(repeating: " ", count: max(0, 8 - entry.at.count)) + entry.at
    let seen = values.isEmpty ? "" : indent + palette.faint("saw \(values)") + "\n"
    return "\(palette.faint(time))  \(colored(entry, palette))  \(palette.coach(entry.title))\n"
      + "\(indent)\(entry.why)\n\(seen)"
  }

  private static func colored(_ entry: LedgerEntry, _ palette: Palette) -> String {
    switch entry.row.decision {
    case .said, .done, .ended: palette.good(entry.decision)
    case .held, .unfired, .leftAlone: palette.doubtful(entry.decision)
    case .dropped: palette.bad(entry.decision)
    }
  }
}
