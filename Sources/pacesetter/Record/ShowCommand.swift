import ArgumentParser
import Exchange
import Formats
import Screens
import Record

/// Shows one activity or strength session in full.
struct ShowCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one activity or strength session, with splits, zones or sets.",
    discussion: """
      Zones need your resting and maximum heart rate. What you leave out comes from
      the record; the output names what is missing there. Voice notes of a coached
      run are listed with their files.

      Examples:
        pacesetter show 3f2a
        pacesetter show 3f2a --max-hr 188 --rest 48 --json
      """
  )

  @Argument(help: "The first letters of its ID, as 'history' shows it.")
  var id: String

  @Flag(help: "Print everything as JSON, including readings and route.")
  var json = false

  @OptionGroup var heart: HeartOptions
  @OptionGroup var data: DataOption

  func run() async throws {
    try await data.withRecord { record in
      let entry = try await record.askOfEntry(HistoryAPI.Show(id))
      var writer = JSONWriter(indentedBy: json ? 2 : nil)
      let lines: [String]
      switch entry {
      case .activity(let activity, let notes):
        let runner = try await record.ask(HistoryAPI.KnowRunner(heart.runner)).runner
        if json {
          let zones = ZoneChart(activity, of: runner)
          activity.write(to: &writer, zones: zones, notes: notes)
        }
        lines = json ? [writer.text] : EntryText.lines(of: activity, of: runner, notes: notes)
      case .strength(let session):
        if json { session.write(to: &writer) }
        lines = json ? [writer.text] : EntryText.lines(of: session)
      }
      for line in lines { Console.standardOutput.write(line + "\n") }
    }
  }
}
