import ArgumentParser
import Exchange
import Formats
import Integrations
import Storage
import Training

/// Takes files of any kind into the record, and takes them out again.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take your recordings, exports and diaries into the record.",
    discussion: """
      Files, folders and zips of FIT, GPX and TCX; an Apple Health export (export.zip or
      export.xml); diaries of Strong, Hevy, FitNotes and StrongLifts; Pacesetter's own export.
      Each file is taken wholly or not at all. What is there already is recognised; of two
      records of one activity the one that tells more is shown.

      Examples:
        pacesetter import ~/Downloads/export.zip
        pacesetter import garmin/ strong.csv --weights kg --dry-run
        pacesetter import --undo                      the last import, as if it had never been
      """
  )

  @Argument(help: "Files, folders and zips.", completion: .file())
  var paths: [String] = []

  @Flag(help: "Say what would happen; change nothing.")
  var dryRun = false

  @Flag(help: "One JSON object a line on standard output: every file, then the whole.")
  var json = false

  @Option(help: ArgumentHelp("What weights mean where a diary does not say.", valueName: "kg|lb"))
  var weights: String?

  @Option(
    defaultAsFlag: ImportCommand.newest,
    help: ArgumentHelp("Undo an import, or the last one.", valueName: "number")
  )
  var undo: String?

  @Flag(help: "List the imports that can be undone.")
  var list = false

  @OptionGroup var data: DataOption

  private static let newest = "newest"

  func validate() throws {
    guard !paths.isEmpty || undo != nil || list else {
      throw ValidationError("name files, folders or zips to import")
    }
    guard paths.isEmpty || (undo == nil && !list) else {
      throw ValidationError("--undo and --list take no files")
    }
    if let undo, undo != Self.newest, Int64(undo) == nil {
      throw ValidationError("--undo is \(undo), expected the number of an import; see --list")
    }
    if let weights, MassUnit(rawValue: weights) == nil {
      throw ValidationError("--weights is \(weights), expected kg or lb")
    }
  }

  func run() async throws {
    let folder = try data.folder()
    if undo != nil || list {
      try await Keeper.failing(folder) { vault throws(Failure) in
        try await listOrUndo(RecordStore(vault))
      }
      return
    }
    let given = GivenFiles(paths)
    let outcome = try await Keeper.failing(folder) { vault throws(Failure) in
      try await take(given, RecordStore(vault))
    }
    if let failure = outcome { throw failure }
  }

  // MARK: Taking in

  /// Takes every file; what was refused is the failure at the end.
  private func take(_ given: GivenFiles, _ store: RecordStore) async throws(Failure) -> Failure? {
    var job = ImportJob(
      given,
      store: store,
      unit: weights.flatMap { MassUnit(rawValue: $0) },
      dryRun: dryRun,
      isQuiet: json
    )
    var total = ImportTotal(lost: given.lost.count)
    for lost in given.lost { show(ImportJob.FileReport(lost.name, .refused(lost.fault))) }
    while let report = try await job.next() {
      total.add(report)
      show(report)
    }
    total.import = job.batch
    total.passedOver = given.passedOver
    if json {
      Console.standardOutput.write(total.json(isDry: dryRun).text() + "\n")
    } else {
      Console.standardOutput.write(total.words(isDry: dryRun) + "\n")
    }
    guard total.refused > 0 else { return nil }
    let isMissing = given.lost.contains {
      if case .unreadable = $0.fault { true } else { false }
    }
    let words = total.refused == 1 ? "1 file was" : "\(total.refused) files were"
    return Failure(isMissing ? .noInput : .badData, "\(words) refused, and nothing of it was kept")
  }

  private func show(_ report: ImportJob.FileReport) {
    Console.standardOutput.write((json ? report.json.text() : report.words) + "\n")
  }

  // MARK: Taking out

  private func listOrUndo(_ store: RecordStore) async throws(Failure) {
    let imports: [ImportRow]
    do { imports = try await store.imports() } catch { throw Failure(error) }
    if list {
      for row in imports { Console.standardOutput.write(row.words + "\n") }
      if imports.isEmpty { Console.standardError.write("nothing was imported yet\n") }
      return
    }
    guard let newest = imports.first else { throw Failure(.failure, "nothing was imported yet") }
    let number = undo.flatMap { Int64($0) } ?? newest.id
    do {
      guard let row = imports.first(where: { $0.id == number }), try await store.undo(number) else {
        throw Failure(.failure, "there is no import \(number); 'import --list' shows them")
      }
      Console.standardError.write("undone: \(row.words)\n")
    } catch let error as StorageError {
      throw Failure(error)
    } catch let error as Failure {
      throw error
    } catch {
      throw Failure(.inputOutput, "\(error)")
    }
  }
}

extension ImportRow {
  /// The import in one row.
  fileprivate var words: String {
    let date = DateTime(secondsSince1970: Double(at) / 1000)
    return "\(id)  \(LogDay.text(date.date.daysSince1970))  "
      + ImportTotal.counted(activities, sessions, figures)
      + "  \(name)" + (files > 1 ? " and \(files - 1) more" : "")
  }
}
