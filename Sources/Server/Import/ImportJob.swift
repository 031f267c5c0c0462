public import Exchange
public import Integrations
import Record
import Screens
public import Storage
import Training

/// Takes one file after the other into the record.
///
/// A child process reads them (``ReadingProcess``), and what it has read is kept here, in portions:
/// most files are one. Whatever a file does to the child, the record keeps whole
/// portions only, and those of a file that is refused are taken out again.
public struct ImportJob: Sendable {
  /// The number by which the whole can be undone, once something was kept.
  public private(set) var batch: Int64?

  /// What it has brought so far.
  public private(set) var total: ImportTotal

  private let store: RecordStore
  private let dryRun: Bool
  private let program: ReadingProcess.Program
  private let progress: @Sendable (ImportProgress) -> Void
  private var order: ReadingOrder
  private var found: ReadingStep.Found?
  private var current: Current?

  /// The file that is being read.
  private struct Current: Sendable {
    let number: Int
    let name: String
    var file: ImportedFile?
    var isKnown = false
    /// What became of it, where that is known before it has been read to its end.
    var refusal: String?
    var before = 0
    var reached = 0
    var receipt = ImportReceipt()
    /// What the file calls its exercises, and how many sets have each name.
    var written: [WrittenName: Int] = [:]
  }

  /// Prepares to take files.
  ///
  /// - Parameters:
  ///   - order: The files.
  ///   - store: Where they are kept.
  ///   - dryRun: Whether everything is rolled back at once.
  ///   - program: What reads them.
  ///   - progress: Gets the progress, on any thread.
  public init(
    _ order: ReadingOrder,
    store: RecordStore,
    dryRun: Bool,
    program: ReadingProcess.Program = .itself,
    progress: @escaping @Sendable (ImportProgress) -> Void = { _ in }
  ) {
    self.order = order
    self.store = store
    self.dryRun = dryRun
    total = ImportTotal(isDry: dryRun)
    self.program = program
    self.progress = progress
  }

  /// Imports all files and reports the result of each.
  public mutating func run(
    _ tell: (FileReport) -> Void
  ) async throws(StorageError) {
    while true {
      var process: ReadingProcess
      do throws(ChildProcessError) { process = try ReadingProcess(program, order) } catch {
        report(FileReport(order.name, .refused(unreadable(error))), tell)
        return
      }
      let isDone: Bool
      do throws(StorageError) { isDone = try await follow(&process, tell) } catch {
        _ = await process.end()
        throw error
      }
      let status = await process.end()
      if isDone { return }
      guard try await giveUp(status, tell) else { return }
    }
  }

  /// Takes what a process reads; says whether it has read everything.
  private mutating func follow(
    _ process: inout ReadingProcess,
    _ tell: (FileReport) -> Void
  ) async throws(StorageError) -> Bool {
    while true {
      // What is taken back must be seen as a whole: duplicates may lie far apart.
      switch await process.next(portion: dryRun ? .endless : .usual, progress: told()) {
      case .found(let found): add(found, tell)
      case .begin(let number, let name): current = Current(number: number, name: name)
      case .file(let kind, let digest):
        process.answer(after: try await begin(kind, digest, tell))
      case .portion(let entries, let end):
        try await keep(entries, isLast: end != nil)
        if let end { try await finish(end, tell) }
      case .refused(let reason, let offer):
        try await refuse(reason, offer: offer, tell)
      case .passed(let other):
        total.passedOver.add(other)
        order.from = (current?.number ?? order.from) + 1
        current = nil
      case .done: return true
      case .broken: return false
      }
    }
  }

  /// Tells of progress within the file that is being read.
  private func told() -> @Sendable (Int64, Int) -> Void {
    let sizes = found?.sizes ?? []
    let total = sizes.reduce(0, +)
    let before = sizes.prefix(current?.number ?? 0).reduce(0, +)
    // Of a gzip the size is that of what is packed.
    let size = current.flatMap { sizes.indices.contains($0.number) ? sizes[$0.number] : nil } ?? 0
    return { [progress] bytes, records in
      progress(ImportProgress(bytes: before + min(bytes, size), total: total, records: records))
    }
  }

  private mutating func add(_ found: ReadingStep.Found, _ tell: (FileReport) -> Void) {
    // Started again behind a file that broke the first process, the next one finds the same.
    guard self.found == nil else { return }
    self.found = found
    total.passedOver = found.passedOver
    for lost in found.lost {
      if lost.isMissing { total.isPathMissing = true }
      report(FileReport(lost.name, .refused(lost.reason)), tell)
    }
  }

  /// Looks up a file and returns after how many entries to continue; nothing if it is known.
  private mutating func begin(
    _ kind: String,
    _ digest: String,
    _ tell: (FileReport) -> Void
  ) async throws(StorageError) -> Int? {
    let name = current?.name ?? ""
    // The list of imports is kept and shown.
    let kept = SourceName.withoutAddress(name)
    current?.file = ImportedFile(name: kept, kind: kind, digest: digest)
    switch try await store.standing(digest) {
    case .new: return 0
    case .interrupted(let after):
      current?.before = after
      current?.reached = after
      return after
    case .whole(let date):
      current?.isKnown = true
      report(FileReport(name, .known(at: date)), tell)
      return nil
    }
  }

  private mutating func keep(
    _ entries: [ReadingFrame],
    isLast: Bool
  ) async throws(StorageError) {
    guard var current, let file = current.file, !current.isKnown, current.refusal == nil else {
      return
    }
    let outcome = try await store.add(
      file,
      ImportPortion(after: current.reached, count: entries.count, isLast: isLast),
      in: batch,
      dryRun: dryRun
    ) { (writer) throws(ReadingFault) in
      var written: [WrittenName: Int] = [:]
      for frame in entries {
        let item = try frame.item()
        writer.add(item)
        guard case .session(let session) = item else { continue }
        // Another program's, or out of an export of ours: what has a name here needs none.
        for set in session.sets where set.diaryName == nil {
          written[WrittenName(set.exercise, in: session.program), default: 0] += 1
        }
      }
      return written
    }
    switch outcome {
    case .taken(let receipt, let written):
      current.written.merge(written, uniquingKeysWith: +)
      current.reached += entries.count
      current.receipt.id = nil
      current.receipt.add(receipt)
    case .known, .overtaken:
      current.refusal = ImportWords.isBeingTaken(in: order.language)
    case .refused(let fault):
      try await store.discard(file.digest)
      current.refusal = fault.description
    }
    self.current = current
  }

  private mutating func finish(
    _ end: ReadingStep.End,
    _ tell: (FileReport) -> Void
  ) async throws(StorageError) {
    guard let current else { return }
    order.from = current.number + 1
    order.routes.formUnion(end.routes)
    self.current = nil
    guard !current.isKnown else { return }
    if let refusal = current.refusal {
      report(FileReport(current.name, .refused(refusal)), tell)
      return
    }
    batch = batch ?? current.receipt.id
    var report = FileReport(
      current.name,
      end.isCompanion ? .companion : .taken(current.receipt)
    )
    (report.remarks, report.further) = (end.remarks, end.further)
    if current.before > 0 {
      report.remarks.insert(
        ImportWords.goesOn(behind: current.before, in: order.language),
        at: 0
      )
    }
    report.names = try await doubtful(current.written)
    self.report(report, tell)
  }

  /// The names that may mean several exercises, or none.
  private func doubtful(_ written: [WrittenName: Int]) async throws(StorageError) -> [DiaryName] {
    guard !written.isEmpty else { return [] }
    let names = try await store.names()
    guard !names.matcher.catalogue.exercises.isEmpty else { return [] }
    return names.standings(of: written).filter { $0.isUndecided || $0.standing == .unknown }
  }

  private mutating func refuse(
    _ reason: String,
    offer: String? = nil,
    _ tell: (FileReport) -> Void
  ) async throws(StorageError) {
    guard let current else { return }
    order.from = current.number + 1
    self.current = nil
    if let file = current.file, !dryRun, current.refusal == nil {
      try await store.discard(file.digest)
    }
    var refused = FileReport(current.name, .refused(current.refusal ?? reason))
    if current.refusal == nil { refused.offer = offer }
    report(refused, tell)
  }

  /// Refuses the file that ended the process, and returns whether others may follow.
  private mutating func giveUp(
    _ status: Int32,
    _ tell: (FileReport) -> Void
  ) async throws(StorageError) -> Bool {
    let reason = ReadingEnd(status, order.limits).words(in: order.language)
    guard current != nil else {
      report(FileReport(order.name, .refused(reason)), tell)
      return false
    }
    try await refuse(reason, tell)
    return true
  }

  private func unreadable(_ error: ChildProcessError) -> String {
    ImportWords.unreadable(error.description, in: order.language)
  }

  private mutating func report(_ report: FileReport, _ tell: (FileReport) -> Void) {
    total.add(report)
    total.import = batch
    tell(report)
  }
}
