public import Exchange
import Formats
import Foundation
public import Screens
public import Training

/// Reads what a file holds for the record, one entry after the other.
///
/// It returns entries and stores nothing. A child process asks it, for files come from anywhere; see
/// ``ReadingChild``.
public struct FileImporter: Sendable {
  /// What a file said besides its entries.
  public struct Report: Sendable {
    /// What was damaged or left out, one sentence each.
    public var remarks: [String] = []
    /// How many more there were.
    public var further = 0
    /// The names of routes that workouts of the file name.
    public var routes: Set<String> = []
    /// Whether it only says what the recordings beside it are.
    public var isCompanion = false

    // Nobody reads more.
    private static let most = 20

    mutating func remark(_ sentence: String) {
      if remarks.count < Self.most { remarks.append(sentence) } else { further += 1 }
    }
  }

  private let unit: MassUnit?
  private let book: RouteBook
  var activities: ActivityBook
  var figures = FigureBook()
  let zone: String
  private let salvages: Bool
  private let tables: [LearnedTable]
  let language: Language

  /// Prepares an importer.
  ///
  /// - Parameters:
  ///   - unit: What weights are counted in where a diary does not say.
  ///   - book: Where the routes of exports of Apple Health lie.
  ///   - activities: What the tables of accounts say of their recordings.
  ///   - zone: The zone of the runner's clock, for recordings that name none.
  ///   - salvages: Whether what is whole of a damaged recording is taken.
  ///   - tables: The tables that their owner has explained.
  ///   - language: The language of the remarks.
  public init(
    unit: MassUnit?,
    book: RouteBook,
    activities: ActivityBook,
    zone: String,
    salvages: Bool = false,
    tables: [LearnedTable] = [],
    in language: Language = .english
  ) {
    self.tables = tables
    self.unit = unit
    self.book = book
    self.activities = activities
    self.zone = zone
    self.salvages = salvages
    self.language = language
  }

  /// A file that has been read, as far as that can be done before anything is kept.
  public struct Prepared: Sendable {
    enum Content: Sendable {
      case entries([RecordItem])
      /// What a table lists, each made an activity when it is handed over: its readings are heavy; and what it
      /// tells of recordings, which the record may have had before.
      case listed([ActivityTable.Row], told: [ActivitySummary], of: String)
      case health(HealthGatherer)
      case export
    }

    let file: GivenFile
    let content: Content
    let report: Report
  }

  /// Reads a file, with how many of its bytes and of its records have been read.
  public mutating func prepare(
    _ found: GivenFiles.Found,
    progress: (Int64, Int) -> Void = { _, _ in }
  ) throws(ImportFault) -> Prepared {
    var report = Report()
    let content: Prepared.Content
    switch found.kind {
    case .recording: content = .entries(try recorded(found.file, &report))
    case .diary: content = try diary(found.file, &report)
    case .health: content = .health(try health(found.file, &report, progress))
    case .activities: content = try typedIn(found.file, &report)
    case .figures: content = .entries(try daily(found.file, &report))
    case .export: content = .export
    case .archive, .gzip, .series: throw .other(.unknown)
    case .beside(let other): throw .other(other)
    }
    switch content {
    case .entries(let entries):
      guard !entries.isEmpty || report.isCompanion else { throw .other(.empty) }
    case .listed(let rows, _, _):
      guard !rows.isEmpty || report.isCompanion else { throw .other(.empty) }
    case .health(let gatherer):
      guard !gatherer.workouts.isEmpty || !gatherer.figures.isEmpty else {
        throw .other(.empty)
      }
    case .export: break
    }
    return Prepared(file: found.file, content: content, report: report)
  }

  /// Hands over the entries of a file, always in the same order, but for so many at its beginning.
  public func handOver(
    _ prepared: Prepared,
    after passed: Int = 0,
    progress: (Int64, Int) -> Void = { _, _ in },
    _ take: (RecordItem) -> Void
  ) throws(ImportFault) -> Report {
    var report = prepared.report
    switch prepared.content {
    case .entries(let entries):
      for entry in entries.dropFirst(passed) { take(entry) }
    case .listed(let rows, let told, let program):
      // First, since what is passed over was handed over before.
      for summary in told.dropFirst(passed) { take(.said(summary)) }
      let passed = max(0, passed - told.count)
      var activities = activities
      for row in rows.dropFirst(passed) {
        let readings = activities.readings(of: row)
        for (name, fault) in readings.faults {
          report.remark("\(name): \(fault.words(in: language))")
        }
        if let activity = activity(of: row, program, readings.files) { take(.activity(activity)) }
      }
    case .health(let gatherer):
      for (number, workout) in gatherer.workouts.enumerated() {
        if number < passed {
          for path in workout.routes {
            if let file = book.route(path, of: prepared.file) { report.routes.insert(file.name) }
          }
          continue
        }
        let routes = routes(of: workout, prepared.file, &report)
        let start = LocalTime(workout.start).instant
        let offset = workout.timeZone.flatMap { UTCOffset(zone: $0, at: start) }
        take(.activity(gatherer.activity(workout, routes: routes, offset: offset)))
      }
      for figure in gatherer.figures.dropFirst(max(0, passed - gatherer.workouts.count)) {
        take(.figure(figure))
      }
    case .export: try readExport(prepared.file, after: passed, progress, take)
    }
    return report
  }

  /// Every activity of a recording; of a damaged one that is salvaged, what is whole.
  private mutating func recorded(
    _ file: GivenFile,
    _ report: inout Report
  ) throws(ImportFault) -> [RecordItem] {
    var recordings: [Recording] = []
    var workouts: [StrengthSession] = []
    let long = try self.recordings(inPieces: file)
    let bytes = long == nil ? try file.bytes() : []
    do throws(RecordingError) {
      let contents: RecordingFile.Contents
      if let long {
        contents = long
      } else {
        contents = salvages ? try RecordingFile.salvageAll(bytes) : try RecordingFile.readAll(bytes)
      }
      recordings = contents.recordings
      workouts = contents.workouts
      for fault in contents.faults {
        report.remark(ImportFault.recording(fault).words(in: language))
      }
    } catch {
      // The run of it may tell more, such as what could be salvaged.
      recordings = [try recording(file)]
    }
    var entries: [RecordItem] = []
    for (place, given) in recordings.enumerated() {
      var recording = given
      let jumped = recording.removeJumps()
      if jumped > .zero { report.remark(ImportWords.jump(of: jumped, in: language)) }
      if let damage = recording.damage { report.remark(damage.words(in: language)) }
      if let doubt = ClockDoubt(recording, now: LocalTime(Date()).instant) {
        report.remark(doubt.words(in: language))
      }
      var activity = Activity(recording, sourceName: file.shortName)
      if let energy = recording.totals.kilocalories, activity.summary.kilocalories == nil {
        report.remark(ImportWords.unbelievable(kilocalories: energy, in: language))
      }
      activity.readClock(in: file.shortName)
      let row = activities.row(of: file, activity.summary, usual: usual(activity))
      let isWhole = recordings.count == 1 || row?.file == nil
      row?.describe(&activity, leg: isWhole ? nil : place)
      assumeClock(of: &activity)
      entries.append(.activity(activity))
    }
    return entries
      + workouts.map { workout in
        var workout = workout
        let usual = UTCOffset(zone: zone, at: workout.startedAt.instant)
        workout.startedAt.offset = workout.startedAt.offset ?? usual
        return .session(workout)
      }
  }

  /// Takes note of what the record has already: when the activities of a recording began, and what was counted
  /// of days that go on in another file.
  public mutating func pass(_ found: GivenFiles.Found) {
    let file = found.file
    if found.kind == .figures {
      // What cannot be read has brought nothing.
      if let table = try? figureTable(file) { _ = figures.figures(of: table) }
      return
    }
    guard found.kind == .recording, activities.namesStarts else { return }
    // What cannot be read has no start that a table could mean.
    guard let bytes = try? file.bytes(), let contents = try? RecordingFile.readAll(bytes) else {
      return
    }
    for recording in contents.recordings {
      let instant = recording.startedAt.instant
      activities.note(recording, usual: UTCOffset(zone: zone, at: instant))
    }
  }

  /// Shows by the runner's own clock what names none.
  func assumeClock(of activity: inout Activity) {
    guard let usual = usual(activity) else { return }
    activity.assumeClock(usual)
  }

  /// How far the runner's own clock is ahead of UTC when an activity begins.
  private func usual(_ activity: Activity) -> UTCOffset? {
    UTCOffset(zone: zone, at: activity.summary.startedAt.instant)
  }

  private func recording(_ file: GivenFile) throws(ImportFault) -> Recording {
    let bytes = try file.bytes()
    do throws(RecordingError) {
      return salvages ? try RecordingFile.salvage(bytes) : try RecordingFile.read(bytes)
    } catch {
      if let other = error.other(in: bytes) { throw .other(other) }
      // Where nothing can be salvaged either, the first error says why.
      let offer =
        salvages
        ? nil : try? RecordingFile.salvageAll(bytes).recordings.last { $0.damage != nil }?.damage
      throw .recording(error, offer: offer)
    }
  }

  /// What the owner of a table has said of it.
  private func learned(_ file: GivenFile) throws(ImportFault) -> LearnedTable? {
    guard !tables.isEmpty else { return nil }
    return tables.explaining(try file.head(FileKind.headLength))
  }

  private func diary(
    _ file: GivenFile,
    _ report: inout Report
  ) throws(ImportFault) -> Prepared.Content {
    if let learned = try learned(file), !learned.isDiary {
      return try explained(file, by: learned, &report)
    }
    let bytes = try file.bytes()
    let diary: StrengthFile
    do { diary = try StrengthFile(bytes, unit: unit, learned: tables) } catch {
      throw .diary(error)
    }
    for name in diary.unusedColumns {
      report.remark(ImportRefusalWords.unusedColumn(name, in: language))
    }
    for fault in diary.faults { report.remark(words(fault)) }
    return .entries(diary.workouts.filter { !$0.sets.isEmpty }.map { .session($0) })
  }

  // MARK: Apple Health

  private func health(
    _ file: GivenFile,
    _ report: inout Report,
    _ progress: (Int64, Int) -> Void
  ) throws(ImportFault) -> HealthGatherer {
    var reader = HealthExportReader()
    var gatherer = HealthGatherer()
    var done: Int64 = 0
    do throws(GivenFile.ReadFault<Never>) {
      try file.read { (piece) throws(Never) in
        gatherer.gather(reader.read(piece))
        done += Int64(piece.count)
        progress(done, reader.recordCount)
        return true
      }
    } catch {
      switch error {
      case .file(let fault): throw fault
      }
    }
    gatherer.gather(reader.finish())
    gatherer.finish()
    for fault in gatherer.faults {
      if fault.problem == .notHealthData { throw .health(fault) }
      report.remark(ImportFault.words(fault, in: language))
    }
    for doubt in gatherer.doubts {
      report.remark(
        ImportRefusalWords.figure(doubt.problem, on: doubt.day, others: doubt.others, in: language)
      )
    }
    report.further += max(0, reader.faultCount - gatherer.faults.count)
    return gatherer
  }

  private func routes(
    of workout: HealthWorkout,
    _ export: GivenFile,
    _ report: inout Report
  ) -> [Recording] {
    var routes: [Recording] = []
    for path in workout.routes {
      guard let file = book.route(path, of: export) else {
        report.remark(ImportWords.noRoute(path, in: language))
        continue
      }
      report.routes.insert(file.name)
      do throws(ImportFault) {
        let route = try recording(file)
        if let damage = route.damage { report.remark("\(path): \(damage.words(in: language))") }
        routes.append(route)
      } catch {
        report.remark("\(path): \(error.words(in: language))")
      }
    }
    return routes
  }

  // MARK: Pacesetter's own

  private func readExport(
    _ file: GivenFile,
    after passed: Int,
    _ progress: (Int64, Int) -> Void,
    _ take: (RecordItem) -> Void
  ) throws(ImportFault) {
    var scanner = RecordScanner()
    var counts: [RecordKind: Int] = [:]
    var (done, number): (Int64, Int) = (0, 0)
    do throws(GivenFile.ReadFault<ImportFault>) {
      try file.read { (piece) throws(ImportFault) in
        let parts: [RecordScanner.Part]
        do throws(RecordScanner.Fault) { parts = try scanner.read(piece) } catch {
          throw .export(error)
        }
        for part in parts {
          // Lists that are derived from these are not read, but derived again.
          guard let kind = RecordKind(rawValue: part.list) else { continue }
          counts[kind, default: 0] += 1
          number += 1
          guard number > passed else { continue }
          take(try Self.item(kind, part.bytes, number: counts[kind] ?? 0))
        }
        done += Int64(piece.count)
        progress(done, number)
        return true
      }
    } catch {
      switch error {
      case .file(let fault), .taker(let fault): throw fault
      }
    }
    do { try scanner.finish() } catch { throw .export(error) }
    guard number > 0 else { throw .other(.empty) }
  }

  private static func item(
    _ kind: RecordKind,
    _ bytes: [UInt8],
    number: Int
  ) throws(ImportFault) -> RecordItem {
    let reason: String
    do { return try RecordItem(kind, try JSON.parse(bytes)) } catch let error as JSONError {
      reason = error.description
    } catch let error as ShapeError {
      reason = error.description
    } catch {
      reason = "\(error)"
    }
    throw .part(list: kind.rawValue, number: number, reason: reason)
  }
}
