import ArgumentParser
import Exchange
import Formats
import Foundation
import Training

/// Says where training goes.
struct TrendsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trends",
    abstract: "Show trends: weeks, load, form, records, race predictions.",
    discussion: """
      Load is computed from heart rate: minutes, weighted by how hard the heart
      works. It needs your resting and maximum heart rate and your sex. What you
      leave out comes from 'memory', then from the record. The output names what is
      assumed.

      Examples:
        pacesetter trends
        pacesetter trends --max-hr 188 --rest 48 --json
      """
  )

  @Flag(help: "Print everything as one JSON object.")
  var json = false

  @Flag(help: "The same as --sex female.")
  var female = false

  @Option(help: ArgumentHelp("Look back from this day instead of today.", valueName: "yyyy-mm-dd"))
  var on: String?

  @OptionGroup var heart: HeartOptions
  @OptionGroup var data: DataOption

  func validate() throws {
    if let on, Day(on) == nil {
      throw ValidationError("--on is \(on), expected a day such as 2026-06-01")
    }
  }

  func run() async throws {
    let report = try await data.ask(HistoryAPI.Trends(said, on: today))
    guard json else {
      show(report)
      return
    }
    var writer = JSONWriter()
    report.write(to: &writer)
    Console.standardOutput.write(writer.text + "\n")
  }

  private func show(_ report: TrendReport) {
    let out = Console.standardOutput
    for sentence in report.sentences { out.write(sentence + "\n") }
    for race in report.races.entries { race.show() }
    for (title, rows) in [("Records", report.records), ("Races", report.predictions)] {
      if !rows.isEmpty { out.write(title + "\n") }
      for row in rows { out.write("  " + row + "\n") }
    }
  }

  private var said: Runner {
    var said = heart.runner
    if female { said.sex = .female }
    return said
  }

  private var today: Day {
    on.flatMap { Day($0) } ?? LocalTime.now.day
  }
}
