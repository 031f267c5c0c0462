import Exchange
import Formats
import Integrations
import Storage
import Training

/// Takes one file after the other into the record.
struct ImportJob {
  /// What became of a file.
  struct FileReport {
    enum Outcome {
      case taken(ImportReceipt)
      case known(at: Int64)
      case refused(ImportFault)
    }

    let name: String
    let outcome: Outcome
    var remarks: [String] = []
    var further = 0

    init(_ name: String, _ outcome: Outcome) {
      self.name = name
      self.outcome = outcome
    }
  }

  /// The number by which the whole can be undone, once something was kept.
  private(set) var batch: Int64?

  private let store: RecordStore
  private let dryRun: Bool
  private let importer: Importer
  private let book: RouteBook
  private let bar: ProgressBar
  private var waiting: [GivenFiles.Found]
  private var settledRoutes: Set<String> = []
  private var done: Int64 = 0

  init(
    _ given: GivenFiles,
    store: RecordStore,
    unit: MassUnit?,
    dryRun: Bool,
    isQuiet: Bool
  ) {
    self.store = store
    self.dryRun = dryRun
    book = RouteBook(given.files)
    importer = Importer(unit: unit, book: book)
    waiting = given.files.reversed()
    let megabytes = given.files.reduce(Int64(0)) { $0 + $1.file.size } / 1_000_000
    bar = ProgressBar("Importing (MB)", of: Int(megabytes), isShown: !isQuiet)
  }

  /// Takes the next file and tells what became of it, or nothing once there is none.
  mutating func next() async throws(Failure) -> FileReport? {
    while let found = waiting.popLast() {
      // Routes come with their workouts.
      if settledRoutes.contains(found.file.name) {
        done += found.file.size
        continue
      }
      let report = try await take(found)
      done += found.file.size
      bar.show(Int(done / 1_000_000))
      bar.end()
      return report
    }
    return nil
  }

  private mutating func take(_ found: GivenFiles.Found) async throws(Failure) -> FileReport {
    let name = found.file.name
    let digest: String
    do { digest = try found.file.digest() } catch { return FileReport(name, .refused(error)) }
    let (importer, bar, before) = (importer, bar, done)
    let outcome: RecordStore.Outcome<Importer.Report, ImportFault>
    do {
      let file = ImportedFile(name: name, kind: found.kind.rawValue, digest: digest)
      outcome = try await store.take(file, in: batch, dryRun: dryRun) {
        (writer) throws(ImportFault) in
        var shown: Int64 = 0
        return try importer.read(found) { read in
          // Drawing costs more than reading a little.
          guard read - shown > 4_000_000 else { return }
          shown = read
          bar.show(Int((before + read) / 1_000_000))
        } _: { entry in
          switch entry {
          case .activity(let activity): writer.add(activity)
          case .session(let session): writer.add(session)
          case .figure(let figure): writer.add(figure)
          }
        }
      }
    } catch {
      bar.end()
      throw Failure(error)
    }
    switch outcome {
    case .taken(let receipt, let said):
      batch = batch ?? receipt.id
      settledRoutes.formUnion(said.routes)
      var report = FileReport(name, .taken(receipt))
      (report.remarks, report.further) = (said.remarks, said.further)
      return report
    case .known(_, let date):
      // Its routes came with it then.
      for other in waiting where found.kind == .health && book.has(other.file, of: found.file) {
        settledRoutes.insert(other.file.name)
      }
      return FileReport(name, .known(at: date))
    case .refused(let fault): return FileReport(name, .refused(fault))
    }
  }
}

extension ImportJob.FileReport {
  /// The file's row, and its remarks below it.
  var words: String {
    var rows = [name + ": " + outcome.words] + remarks.map { "  " + $0 }
    if further > 0 { rows.append("  and \(further) more of this kind") }
    return rows.joined(separator: "\n")
  }

  /// The same for a script.
  var json: JSON {
    var members = [JSON.Member("file", .string(name))]
    switch outcome {
    case .taken(let receipt):
      members.append(JSON.Member("outcome", "taken"))
      members += receipt.members
    case .known: members.append(JSON.Member("outcome", "known"))
    case .refused(let fault):
      members.append(JSON.Member("outcome", "refused"))
      members.append(JSON.Member("reason", .string(fault.description)))
    }
    if !remarks.isEmpty {
      members.append(JSON.Member("remarks", .array(remarks.map { .string($0) })))
    }
    return .object(members)
  }
}

extension ImportJob.FileReport.Outcome {
  fileprivate var words: String {
    switch self {
    case .taken(let receipt):
      ImportTotal.counted(receipt.activities, receipt.sessions, receipt.figures)
        + ImportTotal.known(receipt)
    case .known(let date):
      "taken in before, on "
        + LogDay.text(DateTime(secondsSince1970: Double(date) / 1000).date.daysSince1970)
    case .refused(let fault): "refused: " + fault.description
    }
  }
}

extension ImportReceipt {
  fileprivate var members: [JSON.Member] {
    [
      JSON.Member("activities", .number(Double(activities))),
      JSON.Member("sessions", .number(Double(sessions))),
      JSON.Member("figures", .number(Double(figures))),
      JSON.Member("duplicates", .number(Double(duplicates))),
      JSON.Member("richer", .number(Double(richer))),
    ]
  }
}

/// What an import brought as a whole.
struct ImportTotal {
  private var files = 0
  private var known = 0
  private var receipt = ImportReceipt()

  /// How many files were refused or could not be read.
  private(set) var refused: Int
  /// How many files of folders and zips are nothing that is known here.
  var passedOver = 0
  /// The number by which it can be undone.
  var `import`: Int64?

  init(lost: Int) {
    refused = lost
    files = lost
  }

  mutating func add(_ report: ImportJob.FileReport) {
    files += 1
    switch report.outcome {
    case .taken(let part):
      receipt.activities += part.activities
      receipt.sessions += part.sessions
      receipt.figures += part.figures
      receipt.duplicates += part.duplicates
      receipt.richer += part.richer
    case .known: known += 1
    case .refused: refused += 1
    }
  }

  /// The whole in a sentence or two.
  func words(isDry: Bool) -> String {
    var words = Self.count(files, "file") + ": "
    words +=
      Self.counted(receipt.activities, receipt.sessions, receipt.figures) + Self.known(receipt)
    if known > 0 { words += ", " + Self.count(known, "file") + " taken in before" }
    if refused > 0 { words += ", " + Self.count(refused, "file") + " refused" }
    if passedOver > 0 { words += ", " + Self.count(passedOver, "other file") + " passed over" }
    if isDry { return words + ". Nothing was changed." }
    if let number = self.import { words += ". Undo: pacesetter import --undo \(number)" }
    return words
  }

  /// The same for a script.
  func json(isDry: Bool) -> JSON {
    .object(
      [
        JSON.Member("files", .number(Double(files))), JSON.Member("known", .number(Double(known))),
        JSON.Member("refused", .number(Double(refused))),
        JSON.Member("passedOver", .number(Double(passedOver))),
      ] + receipt.members + [
        JSON.Member("import", self.import.map { .number(Double($0)) } ?? .null),
        JSON.Member("dryRun", .bool(isDry)),
      ]
    )
  }

  static func counted(_ activities: Int, _ sessions: Int, _ figures: Int) -> String {
    var parts: [String] = []
    if activities == 1 { parts.append("1 activity") }
    if activities > 1 { parts.append("\(activities) activities") }
    if sessions > 0 { parts.append(count(sessions, "strength session")) }
    if figures > 0 { parts.append(count(figures, "daily figure")) }
    return parts.isEmpty ? "nothing new" : parts.joined(separator: ", ")
  }

  static func known(_ receipt: ImportReceipt) -> String {
    guard receipt.duplicates > 0 else { return "" }
    return ", " + count(receipt.duplicates, "duplicate")
      + (receipt.richer > 0 ? " (\(receipt.richer) replaced by a richer record)" : "")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}
