public import ArgumentParser
public import Exchange
import Record
import Training

/// Writes everything as one file, or one activity as a file that other programs read.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export everything as JSON or tables, or one activity as a file.",
    discussion: """
      'pacesetter import' reads the JSON file back without loss, here or elsewhere.
      Documentation/Record.md and record-export.schema.json describe its format. It
      includes the sounds of voice notes unless you add --no-sounds. The tables are a
      zip of activities.csv, sets.csv and days.csv, without the readings.

      Examples:
        pacesetter export --out everything.json
        pacesetter export --csv --out tables.zip
        pacesetter export 3f2a --format gpx --out run.gpx
      """
  )

  @Argument(help: "The first letters of an activity's ID (default: everything).")
  var id: String?

  @Option(help: ArgumentHelp("The file format of one activity.", valueName: "gpx|tcx|fit|csv"))
  var format: EntryFile.Format?

  @Flag(help: "Export everything as a zip of tables for a spreadsheet.")
  var csv = false

  @Flag(inversion: .prefixedNo, help: "Include the sounds of voice notes.")
  var sounds = true

  @Option(
    help: ArgumentHelp("The file to write (default: standard output).", valueName: "file"),
    completion: .file()
  )
  var out: String?

  @OptionGroup var data: DataOption

  func validate() throws {
    guard (id == nil) == (format == nil) else {
      throw ValidationError("name an activity and its --format, or neither for everything")
    }
    guard !csv || id == nil else {
      throw ValidationError("use --format csv for one activity; --csv is for everything")
    }
  }

  func run() async throws {
    if let out { try FileBytes.checkFolder(of: out) }
    try await data.withRecord { record in
      if csv {
        let tables = try await record.tables()
        let target = try OutputTarget(out)
        target.write(tables)
        try target.finish()
        return
      }
      guard let id, let format else {
        try await writeAll(record)
        return
      }
      let entry = try await record.askOfEntry(HistoryAPI.Show(id))
      let file: EntryFile
      do throws(EntryFile.Lack) {
        switch entry {
        case .activity(let activity, _): file = try EntryFile(activity, as: format)
        case .strength(let session): file = try EntryFile(session, as: format)
        }
      } catch {
        throw Failure(.failure, error.description)
      }
      let target = try OutputTarget(out)
      target.write(file.bytes)
      try target.finish()
    }
  }

  private func writeAll(_ record: any RecordAccess) async throws {
    let target = try OutputTarget(out)
    let isShown = out != nil
    do {
      try await record.export(sounds: sounds) { bytes, done, all in
        target.write(bytes)
        let bar = ProgressBar("Exporting", of: all, isShown: isShown)
        if done == all { bar.end() } else if done % 50 == 0 { bar.show(done) }
      }
    } catch {
      target.discard()
      throw error
    }
    try target.finish()
  }
}

extension EntryFile.Format: @retroactive ExpressibleByArgument {}
