import Formats
public import Training

/// The figures of days in one file of an export: weight, resting heart rate, sleep and others.
///
/// What files are known stands in ``FigureShape``; their columns are those of November 2026.
public struct FigureTable: Sendable {
  /// How far the runner's own clock is ahead of UTC at a moment.
  public typealias Clock = @Sendable (Instant) -> UTCOffset?

  /// A figure, and when on its day it was measured.
  struct Reading: Sendable {
    let figure: DailyFigure
    let moment: Double

    /// Whether it holds where another reading of its day says something else.
    func holds(over other: Reading) -> Bool {
      figure.kind.isGreatest ? figure.value > other.figure.value : moment >= other.moment
    }
  }

  /// What is counted bit by bit, and by whom; nobody counts for the whole account.
  struct Count: Hashable, Sendable {
    let kind: DailyFigure.Kind
    let name: String
  }

  /// What was counted from one moment to another of a day.
  struct Stretch: Sendable {
    private(set) var span: ClosedRange<Double>
    private(set) var sum = 0.0
    private(set) var number = 0.0

    init(_ moment: Double) { span = moment...moment }

    mutating func add(_ count: Double, at moment: Double) {
      span = min(span.lowerBound, moment)...max(span.upperBound, moment)
      sum += count
      number += 1
    }
  }

  /// The program that wrote it.
  public let program: String

  /// What could not be read: the first line of each kind, and how many more there are.
  public let faults: [StrengthFile.Fault]

  /// What the file has besides, which is not kept.
  public let unused: [String]

  let readings: [Reading]
  let counts: [Count: [Day: Stretch]]

  /// Whether it counts bit by bit what another file may go on with.
  public var isCounted: Bool { !counts.isEmpty }

  /// Whether a file is such a table, by its name and its first bytes.
  public static func isOne(_ head: [UInt8], name: String) -> Bool {
    ImportSource.of(FileHead(head, name: name), among: FigureShape.all) != nil
  }

  /// Reads a file, whose name may tell of which program it is.
  public init(
    _ bytes: [UInt8],
    name: String,
    ahead: @escaping Clock
  ) throws(ActivityTableError) {
    let head = FileHead(bytes, name: name)
    guard let source = ImportSource.of(head, among: FigureShape.all) else {
      throw .table(.unknown(columns: head.columns))
    }
    var sheet: FigureSheet
    let read = source.reader.read
    switch source.reader.content {
    case .lines(let titles):
      let table: CSVTable
      do throws(CSVError) { table = try CSVTable(bytes, below: titles) } catch {
        throw .table(.noTable(error))
      }
      sheet = FigureSheet(table, ahead: ahead)
      let asked = AskedColumns()
      for row in table.rows {
        sheet.begin(ActivityCells(row, table, asked), line: row.line)
        read(&sheet)
      }
      for ragged in table.ragged { sheet.leaveOut(ragged.problem, line: ragged.line) }
      for name in asked.unused(in: table) { sheet.pass(name) }
    case .list:
      sheet = FigureSheet(ahead: ahead)
      let json: JSON
      do throws(JSONError) { json = try JSON.parseLeniently(bytes) } catch { throw .json(error) }
      for (place, value) in (json.array ?? [json]).enumerated() {
        sheet.begin(value, number: place + 1)
        read(&sheet)
      }
    }
    program = source.name
    (readings, counts) = (sheet.readings, sheet.counts)
    faults = sheet.faults.sorted { $0.line < $1.line }
    unused = sheet.unused
  }
}
