import ArgumentParser
import Exchange
import Formats
import Foundation
import Integrations
import Screens
import Server
import Record
import Storage
import Training

/// Takes files of any kind into the record, and takes them out again.
struct ImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import recordings, exports and training diaries.",
    discussion: """
      Reads files, folders and zips of \(Written.list(FormatWords.recordings)); an Apple
      Health export (export.zip or export.xml); accounts of other apps; and exports of Pacesetter.

      Accounts are those of
      \(Written.list(ImportedPrograms.accounts)).

      Diaries are those of
      \(Written.list(ImportedPrograms.diaries)).

      Each file is imported completely or not at all. Duplicates are recognized; of
      two records of one activity the more detailed one is shown. After an
      interruption, run the same command again to continue.

      On a terminal it asks about names that may mean several exercises; the command
      'names --ask' asks later.

      Examples:
        pacesetter import ~/Downloads/export.zip
        pacesetter import garmin/ strong.csv --weights kg --dry-run
        pacesetter import strong.csv --map "Squat (Barbell)=Back Squat"
        pacesetter import strava.zip --zone America/New_York
        pacesetter import cut-off.fit --salvage       what is left of a damaged file
        pacesetter import --undo                      undo the last import
        pacesetter import --guide strava              where its export is found
      """
  )

  @Argument(help: "Files, folders or zips.", completion: .file())
  var paths: [String] = []

  @Flag(help: "Show what would happen; change nothing.")
  var dryRun = false

  @Flag(help: "Print one JSON object per line: every file, then the total.")
  var json = false

  @Flag(
    inversion: .prefixedNo,
    help: "Use the readable part of damaged recordings (default: ask on a terminal, else no)."
  )
  var salvage: Bool?

  @Option(help: ArgumentHelp("The unit of weights in diaries that name none.", valueName: "kg|lb"))
  var weights: String?

  @Option(
    help: ArgumentHelp(
      "The time zone of recordings that name none, such as Europe/Berlin (default: this machine's).",
      valueName: "zone"
    )
  )
  var zone: String?

  @Option(
    name: .customLong("map"),
    help: ArgumentHelp(
      "Rename an exercise of your diaries, in past and future imports.",
      valueName: "old=new"
    )
  )
  var names: [String] = []

  @Option(
    defaultAsFlag: ImportCommand.newest,
    help: ArgumentHelp("Undo the import with this number, or the last one.", valueName: "number")
  )
  var undo: String?

  @Flag(help: "List the imports that can be undone.")
  var list = false

  @Flag(help: "List the tables whose columns you have explained.")
  var tables = false

  @Option(help: ArgumentHelp("Forget what you said of a table.", valueName: "id"))
  var forgetTable: String?

  @Option(
    defaultAsFlag: "",
    help: ArgumentHelp("Say where the export of an app is found, or of all.", valueName: "app")
  )
  var guide: String?

  @OptionGroup var data: DataOption

  static let newest = "newest"

  func validate() throws {
    let asks = undo != nil || list || guide != nil || tables || forgetTable != nil
    guard !paths.isEmpty || asks || !names.isEmpty else {
      throw ValidationError("name files, folders or zips to import")
    }
    guard paths.isEmpty || !asks else {
      throw ValidationError("--undo, --list, --guide, --tables and --forget-table take no files")
    }
    for name in names where Self.pair(name) == nil {
      throw ValidationError("--map is \(name), expected \"Old name=New name\"")
    }
    guard names.isEmpty || !dryRun else {
      throw ValidationError("--map changes names for good, so it takes no --dry-run")
    }
    if let undo, undo != Self.newest, Int64(undo) == nil {
      throw ValidationError("--undo is \(undo), expected the number of an import; see --list")
    }
    if let weights, MassUnit(rawValue: weights) == nil {
      throw ValidationError("--weights is \(weights), expected kg or lb")
    }
    if let zone, TimeZone(identifier: zone) == nil {
      throw ValidationError("--zone is \(zone), expected the name of a zone such as Europe/Berlin")
    }
  }

  func run() async throws {
    if let guide {
      try showGuides(guide)
      return
    }
    let folder = try data.folder()
    if undo != nil || list {
      try await data.withRecord { try await listOrUndo($0) }
      return
    }
    if tables || forgetTable != nil {
      try await data.withRecord { try await TableQuestions.list($0, forgetting: forgetTable) }
      return
    }
    try await rename()
    guard !paths.isEmpty else { return }
    var outcome = try await importFiles(in: folder, showing: nil)
    if !json, !dryRun, !outcome.tables.isEmpty, Question.canBeAsked {
      let asked = outcome.tables
      let explained = try await data.withRecord { try await TableQuestions.ask(asked, $0) }
      if !explained.isEmpty {
        // What is known by now is passed over.
        outcome = try await importFiles(in: folder, showing: explained)
      }
    }
    if !json, !dryRun { try await data.withRecord { try await NameQuestions.ask($0) } }
    if let failure = outcome.failure { throw failure }
  }

  /// Imports everything, by way of the server where one has the folder open.
  private func importFiles(
    in folder: DataFolder,
    showing shown: Set<String>?
  ) async throws -> Outcome {
    let line = LocalServer(folder)
    if try await line.isRunning {
      return try await importAll(shown) { (salvages, shown) throws(Failure) in
        try await give(line, salvages, shown)
      }
    }
    return try await folder.withDatabaseFailing { database throws(Failure) in
      let store = RecordStore(database)
      return try await importAll(shown) { (salvages, shown) throws(Failure) in
        try await importHere(store, salvages, shown)
      }
    }
  }

  // MARK: Guides

  private func showGuides(_ app: String) throws(Failure) {
    let guides = ExportGuide.named(app)
    guard !guides.isEmpty else { throw Failure(.usage, TerminalText.noGuide(app)) }
    for guide in guides { show(guide.words()) }
  }

  // MARK: Names

  static func pair(_ text: String) -> (String, String)? {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    let old = text[..<sign].trimmingCharacters(in: .whitespaces)
    let new = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
    return old.isEmpty || new.isEmpty ? nil : (old, new)
  }

  /// Gives exercises the names that were said.
  private func rename() async throws {
    guard !names.isEmpty else { return }
    try await data.withRecord { record in
      for (old, new) in names.compactMap(Self.pair) {
        try await NameQuestions.choose(new, for: old, in: record)
      }
    }
  }

  // MARK: Damaged recordings

  /// What became of the files, and those of which a part could be had.
  private struct Outcome {
    var failure: Failure?
    var offered: Set<String> = []
    /// The tables that nobody knows, by their files.
    var tables: [String: UnknownTable] = [:]
  }

  /// Takes everything; then what is whole of damaged files, if somebody who is asked wants it.
  private func importAll(
    _ shown: Set<String>?,
    _ attempt: (_ salvages: Bool, _ shown: Set<String>?) async throws(Failure) -> Outcome
  ) async throws(Failure) -> Outcome {
    let first = try await attempt(salvage ?? false, shown)
    guard salvage == nil, !json, !dryRun, !first.offered.isEmpty else { return first }
    guard Question.isAgreed(TerminalText.salvages(first.offered.count)) else { return first }
    var second = try await attempt(true, first.offered)
    // What came in at first is no loss because nothing of these could be used.
    if first.failure == nil { second.failure = nil }
    return second
  }

  // MARK: By way of a server

  /// Lets the server that has the folder open take the files from where they lie, and shows meanwhile
  /// how far it is.
  private func give(
    _ line: LocalServer,
    _ salvages: Bool,
    _ shown: Set<String>?
  ) async throws(Failure) -> Outcome {
    let job = Secret.hexadecimal(bytes: 16)
    let order = ImportAPI.TakePaths(
      paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path },
      unit: weights.flatMap { MassUnit(rawValue: $0) },
      // The server may run by another clock than whoever sits here.
      zone: zone ?? TimeZone.current.identifier,
      salvages: salvages,
      isDry: dryRun,
      job: job
    )
    let isWatched = !json
    // It draws beside the question and is canceled when the answer is there.
    let watch = Task { if isWatched { await Self.watch(line, job) } }
    let outcome: Result<ImportReport, Failure>
    do throws(Failure) {
      outcome = .success(try await line.ask(order))
    } catch {
      outcome = .failure(error)
    }
    watch.cancel()
    await watch.value
    let answer = try outcome.get()
    for file in answer.files where shown?.contains(file.report.name) ?? true {
      show(file.report, in: file.words)
    }
    show(answer.total, in: answer.words)
    showSummary(of: answer.total)
    return Self.outcome(
      of: answer.files.map(\.report),
      answer.total,
      isMissing: paths.contains { !FileManager.default.fileExists(atPath: $0) }
    )
  }

  /// Draws how far the server is, until it is told to end.
  private static func watch(_ line: LocalServer, _ job: String) async {
    while !Task.isCancelled {
      // A bar that misses a step is no reason to end an import.
      if let told = try? await line.ask(ImportAPI.Progress(of: job)) {
        bar(told, isShown: true).show(Int(told.bytes / 1_000_000))
      }
      // Canceled, the loop ends.
      try? await Task.sleep(for: .milliseconds(200))
    }
    bar(nil, isShown: true).end()
  }

  // MARK: Taking in

  /// Takes every file; what was refused is the failure at the end.
  private func importHere(
    _ store: RecordStore,
    _ salvages: Bool,
    _ shown: Set<String>?
  ) async throws(Failure) -> Outcome {
    let order = ReadingOrder(
      .paths(paths),
      unit: weights.flatMap { MassUnit(rawValue: $0) },
      zone: zone,
      salvages: salvages
    )
    var reports: [FileReport] = []
    let isQuiet = json
    var job = ImportJob(order, store: store, dryRun: dryRun) { progress in
      Self.bar(progress, isShown: !isQuiet).show(Int(progress.bytes / 1_000_000))
    }
    do {
      try await job.run { report in
        Self.bar(nil, isShown: !isQuiet).end()
        reports.append(report)
        if shown?.contains(report.name) ?? true { show(report, in: report.words(atTerminal: true)) }
      }
    } catch {
      Self.bar(nil, isShown: !isQuiet).end()
      throw Failure(error)
    }
    show(job.total, in: job.total.words(atTerminal: true))
    showSummary(of: job.total)
    return Self.outcome(of: reports, job.total, isMissing: job.total.isPathMissing)
  }

  private static func outcome(
    of reports: [FileReport],
    _ total: ImportTotal,
    isMissing: Bool
  ) -> Outcome {
    Outcome(
      failure: failure(total, isMissing: isMissing),
      offered: Set(reports.filter { $0.offer != nil }.map(\.name)),
      tables: Dictionary(
        reports.compactMap { report in report.table.map { (report.name, $0) } },
        uniquingKeysWith: { one, _ in one }
      )
    )
  }

  private static func bar(_ progress: ImportProgress?, isShown: Bool) -> ProgressBar {
    let records = progress.map { $0.records } ?? 0
    return ProgressBar(
      [
        progress?.secondsLeft.map { ImportWords.left(seconds: $0) },
        records > 0 ? "\(records) records, MB" : "Importing (MB)",
      ].compactMap { $0 }.joined(separator: ", "),
      of: max(1, Int((progress?.total ?? 0) / 1_000_000)),
      isShown: isShown
    )
  }

  /// What came in counts: beside it, a refused file is only said.
  private static func failure(_ total: ImportTotal, isMissing: Bool) -> Failure? {
    let refused = total.refused
    guard refused > 0 else {
      return total.isEmpty ? Failure(.badData, ImportWords.nothing(but: total.passedOver)) : nil
    }
    guard isMissing || !total.hasBrought else { return nil }
    let words =
      refused == 1
      ? "1 file was refused, and nothing of it"
      : "\(refused) files were refused, and nothing of them"
    return Failure(isMissing ? .noInput : .badData, words + " was kept")
  }

  private func show(_ report: FileReport, in words: String) {
    show(json ? JSON.written { report.write(to: &$0) }.text() : words)
  }

  private func show(_ total: ImportTotal, in words: String) {
    show(json ? JSON.written { total.write(to: &$0) }.text() : words)
  }

  private func showSummary(of total: ImportTotal) {
    // What follows a pipe counts on the total to be last.
    guard !json, Console.standardOutput.isTerminal else { return }
    for sentence in total.summary() { show(sentence) }
  }

  private func show(_ line: String) { Console.standardOutput.write(line + "\n") }
}
