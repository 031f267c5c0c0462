import Exchange
import Formats
import Foundation
import Screens
import Training

/// The process that reads files for another one.
///
/// A file comes from anywhere, and a Swift program that runs out of bounds or of memory ends. So files
/// are only ever read in a process that has nothing to lose: it opens no database, writes no file,
/// and is held to ``ReadingLimits``. It talks over the socket that is its standard input:
///
///     keeper                         child
///     order, a line of JSON ──────▶  looks at the paths
///                           ◀──────  found
///                           ◀──────  begin, file            for each file
///     {"after":N} or {"skip":true} ▶ reads, or passes over
///                           ◀──────  progress, entries but for the first N, end or refused
///                           ◀──────  done
public struct ReadingChild {
  private let descriptor: Int32
  private let way: ReadingWay
  private var waiting: [UInt8] = []

  /// Sits down at a socket.
  public init(_ descriptor: Int32 = 0) {
    self.descriptor = descriptor
    way = ReadingWay(descriptor)
  }

  /// Reads everything that is ordered, and says whether there was an order.
  public mutating func run() -> Bool {
    guard let order = ReadingOrder(answer()) else { return false }
    order.limits.begin()
    order.limits.allow(0)
    if let source = order.source {
      draft(order, source)
      return true
    }
    var given =
      switch order.place {
      case .paths(let paths):
        GivenFiles(paths, tables: order.tables, limits: order.limits)
      case .upload(let path, let name):
        GivenFiles(path, called: name, tables: order.tables, limits: order.limits)
      }
    let tables = given.files.filter { $0.kind == .activities }
    order.limits.allow(tables.reduce(0) { $0 + $1.file.work })
    let activities = ActivityBook(given.files, series: given.series)
    given.pass(activities.unnamed)
    let readings = given.series.reduce(Int64(0)) { $0 + $1.work }
    way.tell(found(given, order.language))
    let book = RouteBook(given.files)
    var importer = FileImporter(
      unit: order.unit,
      book: book,
      activities: activities,
      zone: order.zone,
      salvages: order.salvages,
      tables: order.tables,
      in: order.language
    )
    var routes = order.routes
    for (number, found) in given.files.enumerated().dropFirst(order.from) {
      // Routes come with their workouts.
      if routes.contains(found.file.name) { continue }
      order.limits.allow(found.file.work + (found.kind == .activities ? readings : 0))
      way.tell(
        ReadingFrame(
          .begin,
          ["number": .number(Double(number)), "name": .string(found.file.name)]
        )
      )
      do throws(ImportFault) {
        // Once for the digest and for what is in it: a gzip takes as long to unpack as to read.
        let held = GivenFiles.Found(file: try found.file.held(), kind: found.kind)
        let here = try read(held, &importer, book)
        routes.formUnion(here)
      } catch {
        // Whoever names a file is told what it is; of those beside others it is enough to count them.
        if !found.file.isNamed, let other = error.other {
          way.tell(ReadingFrame(.passed, ["kind": .string(other.rawValue)]))
          continue
        }
        let offer = error.offer.map { JSON.string($0.words(in: order.language)) } ?? .null
        let reason = JSON.string(error.words(in: order.language))
        way.tell(
          ReadingFrame(
            .refused,
            ["reason": reason, "offer": offer, "table": question(about: found.file, error)]
          )
        )
      }
    }
    way.tell(ReadingFrame(.done, .null))
    return true
  }

  /// The columns of a table that nobody knows, so that its owner can explain them.
  private func question(about file: GivenFile, _ fault: ImportFault) -> JSON {
    // What could be read a moment ago can be read again, and else nothing is asked.
    guard case .diary(.unknown) = fault,
      let table = (try? file.bytes()).flatMap({ UnknownTable($0) })
    else { return .null }
    return JSON.written { table.write(to: &$0) }
  }

  /// Reads the page of a workout.
  private func draft(_ order: ReadingOrder, _ source: WorkoutSource) {
    guard case .upload(let path, let name) = order.place else { return }
    do {
      let file = try GivenFile(path, called: name, isNamed: true)
      order.limits.allow(file.size)
      let bytes = try file.bytes(most: Int64(WorkoutDraft.mostBytes))
      let draft = try WorkoutDraft.read(bytes, from: source, name: name)
      way.tell(ReadingFrame(draft))
      way.tell(end(FileImporter.Report(), []))
    } catch let error as WorkoutDraftError {
      refuse(error.refusal)
    } catch {
      refuse(PageRefusal.notRead)
    }
    way.tell(ReadingFrame(.done, .null))
    func refuse(_ refusal: PageRefusal) {
      way.tell(ReadingFrame(.refused, ["reason": .string(refusal.words(in: order.language))]))
    }
  }

  /// Reads one file and returns the routes that came with it.
  private mutating func read(
    _ found: GivenFiles.Found,
    _ importer: inout FileImporter,
    _ book: RouteBook
  ) throws(ImportFault) -> Set<String> {
    let digest = try found.file.digest()
    way.tell(
      ReadingFrame(.file, ["kind": .string(found.kind.name), "digest": .string(digest)])
    )
    let answer = answer()
    if answer["skip"]?.bool == true {
      importer.pass(found)
      // Its routes came with it then.
      let routes = found.kind == .health ? book.routes(of: found.file) : []
      way.tell(end(FileImporter.Report(), routes))
      return routes
    }
    let way = way
    let progress = { (bytes: Int64, records: Int) in
      way.tell(
        ReadingFrame(
          .progress,
          ["bytes": .number(Double(bytes)), "records": .number(Double(records))]
        )
      )
    }
    let prepared = try importer.prepare(found, progress: progress)
    let report = try importer.handOver(
      prepared,
      after: Int(answer["after"]?.integer ?? 0),
      progress: progress
    ) { way.tell(ReadingFrame($0)) }
    way.tell(end(report, report.routes))
    return report.routes
  }

  private func found(_ given: GivenFiles, _ language: Language) -> ReadingFrame {
    let lost = given.lost.map { lost -> JSON in
      let isMissing = if case .unreadable = lost.fault { true } else { false }
      return [
        "name": .string(lost.name), "reason": .string(lost.fault.words(in: language)),
        "isMissing": .bool(isMissing),
      ]
    }
    let bytes = given.files.reduce(Int64(0)) { $0 + $1.file.size }
    var kinds = JSONWriter()
    given.passedOver.write(to: &kinds)
    return ReadingFrame(
      .found,
      [
        "bytes": .number(Double(bytes)), "lost": .array(lost),
        "passedOver": .number(Double(given.passedOver.count)),
        // What was just written is read again.
        "passedOverKinds": (try? JSON.parse(kinds.bytes)) ?? .null,
        "sizes": .array(given.files.map { .number(Double($0.file.size)) }),
      ]
    )
  }

  private func end(_ report: FileImporter.Report, _ routes: Set<String>) -> ReadingFrame {
    ReadingFrame(
      .end,
      [
        "remarks": .array(report.remarks.map { .string($0) }),
        "further": .number(Double(report.further)), "companion": .bool(report.isCompanion),
        "routes": .array(routes.sorted().map { .string($0) }),
      ]
    )
  }

  /// The next line of the other side, or null once it has gone.
  private mutating func answer() -> JSON {
    while true {
      if let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(waiting[..<end])
        waiting.removeFirst(end + 1)
        // An order that is no JSON asks for nothing that a child does.
        return (try? JSON.parse(line)) ?? .null
      }
      var block = [UInt8](repeating: 0, count: 1 << 16)
      let count = Foundation.read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return .null }
      waiting += block[..<count]
    }
  }
}

/// The way back from the process that reads.
private struct ReadingWay {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Says something; when nobody listens any more, the signal of a broken pipe ends the process.
  func tell(_ frame: ReadingFrame) {
    if !Descriptor.write(frame.bytes, to: descriptor) { exit(1) }
  }
}
