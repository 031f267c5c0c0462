import Exchange
public import Formats
public import Integrations
public import Storage
public import Training

/// Takes one file after the other into the record.
public struct ImportJob: Sendable {
  /// What became of a file.
  public struct FileReport: Sendable {
    /// How it ended.
    public enum Outcome: Sendable {
      /// What it held is kept.
      case taken(ImportReceipt)
      /// It was taken before.
      case known(at: Int64)
      /// Nothing of it is kept.
      case refused(ImportFault)
    }

    /// The file.
    public let name: String
    /// How it ended.
    public let outcome: Outcome
    var remarks: [String] = []
    var further = 0

    /// Reports on a file.
    public init(_ name: String, _ outcome: Outcome) {
      self.name = name
      self.outcome = outcome
    }
  }

  /// The number by which the whole can be undone, once something was kept.
  public private(set) var batch: Int64?

  private let store: RecordStore
  private let dryRun: Bool
  private let importer: Importer
  private let book: RouteBook
  private let progress: @Sendable (Int64) -> Void
  private var waiting: [GivenFiles.Found]
  private var settledRoutes: Set<String> = []
  private var done: Int64 = 0

  /// Prepares to take files.
  ///
  /// - Parameters:
  ///   - given: The files.
  ///   - store: Where they are kept.
  ///   - unit: What weights are counted in where a diary does not say.
  ///   - dryRun: Whether everything is taken back at once.
  ///   - progress: Is told how many bytes of all files have been read.
  public init(
    _ given: GivenFiles,
    store: RecordStore,
    unit: MassUnit?,
    dryRun: Bool,
    progress: @escaping @Sendable (Int64) -> Void = { _ in }
  ) {
    self.store = store
    self.dryRun = dryRun
    self.progress = progress
    book = RouteBook(given.files)
    importer = Importer(unit: unit, book: book)
    waiting = given.files.reversed()
  }

  /// Takes the next file and tells what became of it, or nothing once there is none.
  public mutating func next() async throws(StorageError) -> FileReport? {
    while let found = waiting.popLast() {
      defer { done += found.file.size }
      // Routes come with their workouts.
      if settledRoutes.contains(found.file.name) { continue }
      return try await take(found)
    }
    return nil
  }

  private mutating func take(_ found: GivenFiles.Found) async throws(StorageError) -> FileReport {
    let name = found.file.name
    let (importer, progress, before) = (importer, progress, done)
    let file: ImportedFile
    let outcome: RecordStore.Outcome<Importer.Report, ImportFault>
    let prepared: Importer.Prepared
    do throws(ImportFault) {
      file = ImportedFile(name: name, kind: found.kind.rawValue, digest: try found.file.digest())
    } catch {
      return FileReport(name, .refused(error))
    }
    // Before it is read, which may take long; the transaction looks again.
    if let date = try await store.known(file.digest) { return report(known: date, found) }
    do throws(ImportFault) {
      prepared = try importer.prepare(found) { progress(before + $0) }
    } catch {
      return FileReport(name, .refused(error))
    }
    outcome = try await store.take(file, in: batch, dryRun: dryRun) {
      (writer) throws(ImportFault) in
      try importer.handOver(prepared) { entry in
        switch entry {
        case .activity(let activity): writer.add(activity)
        case .session(let session): writer.add(session)
        case .figure(let figure): writer.add(figure)
        }
      }
    }
    switch outcome {
    case .taken(let receipt, let said):
      batch = batch ?? receipt.id
      settledRoutes.formUnion(said.routes)
      var report = FileReport(name, .taken(receipt))
      (report.remarks, report.further) = (said.remarks, said.further)
      return report
    case .known(_, let date): return report(known: date, found)
    case .refused(let fault): return FileReport(name, .refused(fault))
    }
  }

  private mutating func report(known date: Int64, _ found: GivenFiles.Found) -> FileReport {
    // Its routes came with it then.
    for other in waiting where found.kind == .health && book.has(other.file, of: found.file) {
      settledRoutes.insert(other.file.name)
    }
    return FileReport(found.file.name, .known(at: date))
  }
}

extension ImportJob.FileReport {
  /// The file's row, and its remarks below it.
  public var words: String {
    var rows = [name + ": " + outcome.words] + remarks.map { "  " + $0 }
    if further > 0 { rows.append("  and \(further) more of this kind") }
    return rows.joined(separator: "\n")
  }

  /// The same for a script.
  public var json: JSON {
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
