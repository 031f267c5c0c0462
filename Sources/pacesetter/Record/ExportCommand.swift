import ArgumentParser
import Exchange
import Storage
import Training

/// Writes everything as one file, or one activity as a file that other programs read.
struct ExportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write everything as one JSON file, or one activity as GPX, TCX, FIT or CSV.",
    discussion: """
      'pacesetter import' takes the JSON file back in without loss, here or anywhere. Its form is
      described in Documentation/Record.md and record-export.schema.json.

      Examples:
        pacesetter export --out everything.json
        pacesetter export 3f2a --format gpx --out run.gpx
      """
  )

  /// A form that other programs read.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case gpx, tcx, fit, csv
  }

  @Argument(help: "The first letters of an activity's name; everything where none is given.")
  var id: String?

  @Option(help: ArgumentHelp("The form of one activity.", valueName: "gpx|tcx|fit|csv"))
  var format: Format?

  @Option(
    help: ArgumentHelp("The file; standard output where none is named.", valueName: "file"),
    completion: .file()
  )
  var out: String?

  @OptionGroup var data: DataOption

  func validate() throws {
    guard (id == nil) == (format == nil) else {
      throw ValidationError("name an activity and its --format, or neither for everything")
    }
  }

  func run() async throws {
    let folder = try data.folder()
    if let out { try FileBytes.checkFolder(of: out) }
    try await RecordKeep.open(folder) { keep throws(Failure) in
      guard let id, let format else {
        try await writeAll(keep)
        return
      }
      let entry = try await keep.entry(id)
      let target = try OutputTarget(out)
      target.write(try bytes(of: entry, as: format))
      try target.finish()
    }
  }

  private func bytes(of entry: RecordEntry, as format: Format) throws(Failure) -> [UInt8] {
    switch (entry, format) {
    case (.activity(let activity), .gpx):
      guard let bytes = activity.recording.gpx(name: activity.summary.label ?? "") else {
        throw Failure(.failure, "GPX is made of positions, and this activity has none")
      }
      return bytes
    case (.activity(let activity), .tcx): return activity.recording.tcx()
    case (.activity(let activity), .fit): return activity.recording.fit()
    case (.activity(let activity), .csv): return activity.csv
    case (.strength(let session), .csv): return session.csv
    case (.strength, .gpx), (.strength, .tcx), (.strength, .fit):
      throw Failure(.failure, "a strength session can be written as csv only")
    }
  }

  private func writeAll(_ keep: RecordKeep) async throws(Failure) {
    let target = try OutputTarget(out)
    let isShown = out != nil
    do throws(Failure) {
      try await keep.export { done, all in
        let bar = ProgressBar("Exporting", of: all, isShown: isShown)
        if done == all { bar.end() } else if done % 50 == 0 { bar.show(done) }
      } _: { bytes in
        target.write(bytes)
      }
    } catch {
      target.discard()
      throw error
    }
    try target.finish()
  }
}
