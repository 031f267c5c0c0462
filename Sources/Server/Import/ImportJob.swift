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
  private let began = ContinuousClock.now
  private var order: ReadingOrder
  private var found: ReadingStep.Found?
  private var current: ReadFile?
  private var waiting = ImportGathering()

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
    order.tables = try await store.tables()
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
      let step = await process.next(portion: dryRun ? .endless : .usual, progress: told())
      switch step {
      case .found(let found): add(found, tell)
      case .begin(let number, let name):
        // What takes long to read shall not keep others from the disk.
        if size(of: number) > ImportGathering.mostBytes { try await keepAll(tell) }
        current = ReadFile(number: number, name: name)
      case .file(let kind, let digest):
        process.answer(after: try await begin(kind, digest, tell))
      case .portion(let entries, let end): try await keep(entries, end, tell)
      case .refused(let reason, let offer, let table):
        try await refuse(reason, offer: offer, table: table, tell)
      case .passed(let other):
        total.passedOver.add(other)
        order.from = (current?.number ?? order.from) + 1
        current = nil
      case .done, .broken:
        try await keepAll(tell)
        if case .done = step { return true }
        return false
      }
    }
  }

  /// Tells of progress within the file that is being read.
  private func told() -> @Sendable (Int64, Int) -> Void {
    let sizes = found?.sizes ?? []
    let total = sizes.reduce(0, +)
    let before = sizes.prefix(current?.number ?? 0).reduce(0, +)
    // Of a gzip the size is that of what is packed.
    let size = current.map { self.size(of: $0.number) } ?? 0
    return { [progress, began, name = current?.name] bytes, records in
      progress(
        ImportProgress(
          bytes: before + min(bytes, size),
          total: total,
          records: records,
          file: name.map { SourceName.withoutAddress($0) },
          seconds: began.duration(to: .now).inSeconds
        )
      )
    }
  }

  private func size(of number: Int) -> Int64 {
    let sizes = found?.sizes ?? []
    return sizes.indices.contains(number) ? sizes[number] : 0
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
    // The same file may lie there twice.
    if waiting.holds(digest) { try await keepAll(tell) }
    let name = current?.name ?? ""
    // The list of imports is kept and shown.
    let kept = SourceName.withoutAddress(name)
    current?.file = ImportedFile(name: kept, kind: kind, digest: digest)
    switch try await store.standing(digest) {
    case .new: return 0
    case .interrupted(let after):
      current?.goOn(behind: after)
      return after
    case .whole(let date):
      current?.isKnown = true
      try await keepAll(tell)
      report(FileReport(name, .known(at: date)), tell)
      return nil
    }
  }

  /// Keeps what a file holds, or a portion of it.
  private mutating func keep(
    _ entries: [ReadingFrame],
    _ end: ReadingStep.End?,
    _ tell: (FileReport) -> Void
  ) async throws(StorageError) {
    guard let current else { return }
    if let end {
      order.from = current.number + 1
      order.routes.formUnion(end.routes)
      self.current = nil
    }
    guard !current.isKnown else { return }
    if current.refusal == nil {
      waiting.add(entries, of: current, end)
      // The next portion goes on behind this one, and what is taken back is counted by itself.
      if end == nil || dryRun || waiting.isFull { try await keepAll(tell) }
    } else if end != nil, let refusal = current.refusal {
      try await keepAll(tell)
      report(FileReport(current.name, .refused(refusal)), tell)
    }
  }

  /// Keeps everything that waits for it, in one transaction.
  private mutating func keepAll(_ tell: (FileReport) -> Void) async throws(StorageError) {
    let portions = waiting.removeAll()
    guard !portions.isEmpty else { return }
    let outcomes = try await store.add(
      portions.map { $0.part },
      in: batch,
      dryRun: dryRun
    ) { (writer, place) throws(ReadingFault) in try portions[place].add(to: &writer) }
    for (var portion, outcome) in zip(portions, outcomes) {
      switch outcome {
      case .taken(let receipt, let written): portion.read.count(portion.entries, receipt, written)
      case .known, .overtaken: portion.read.refusal = ImportWords.isBeingTaken(in: order.language)
      case .refused(let fault):
        try await store.discard(portion.part.file.digest)
        portion.read.refusal = fault.description
      }
      if let end = portion.end {
        try await finish(portion.read, end, tell)
      } else {
        current = portion.read
      }
    }
  }

  private mutating func finish(
    _ read: ReadFile,
    _ end: ReadingStep.End,
    _ tell: (FileReport) -> Void
  ) async throws(StorageError) {
    if let refusal = read.refusal {
      report(FileReport(read.name, .refused(refusal)), tell)
      return
    }
    batch = batch ?? read.receipt.id
    var receipt = read.receipt
    let twins = receipt.releaseTwins(in: order.language)
    let isCompanion = end.isCompanion && receipt.filled == 0
    var report = FileReport(read.name, isCompanion ? .companion : .taken(receipt))
    report.remarks = end.remarks + twins
    report.further = end.further + max(0, receipt.duplicates - twins.count)
    if read.before > 0 {
      report.remarks.insert(
        ImportWords.goesOn(behind: read.before, in: order.language),
        at: 0
      )
    }
    report.names = try await doubtful(read.written)
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
    table: UnknownTable? = nil,
    _ tell: (FileReport) -> Void
  ) async throws(StorageError) {
    guard let current else { return }
    try await keepAll(tell)
    order.from = current.number + 1
    self.current = nil
    if let file = current.file, !dryRun, current.refusal == nil {
      try await store.discard(file.digest)
    }
    var refused = FileReport(current.name, .refused(current.refusal ?? reason))
    if current.refusal == nil { (refused.offer, refused.table) = (offer, table) }
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
