import Formats
public import Training

/// The figures of days in one file of an export: weight, resting heart rate, sleep and others.
///
/// What files are known stands in ``FigureShape``; their columns are those of November 2026.
public struct FigureTable {
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

  private var sheet: FigureSheet

  /// What could not be read: the first line of each kind, and how many more there are.
  public var faults: [StrengthFile.Fault] { sheet.faults.sorted { $0.line < $1.line } }

  /// What the file has besides, which is not kept.
  public var unused: [String] { sheet.unused }

  var readings: [Reading] { sheet.readings }
  var counts: [Count: [Day: Stretch]] { sheet.counts }

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
    var reader = try Self.reader(of: bytes, name: name, ahead: ahead)
    self = try reader.whole(bytes)
  }

  private init(of program: String, ahead: @escaping Clock) {
    (self.program, sheet) = (program, FigureSheet(ahead: ahead))
  }

  /// Reads a file that begins with some bytes and comes in pieces.
  public static func reader(
    of head: [UInt8],
    name: String,
    ahead: @escaping Clock
  ) throws(ActivityTableError) -> TableReader<FigureTable> {
    let head = FileHead(head, name: name)
    guard let source = ImportSource.of(head, among: FigureShape.all) else {
      throw .table(.unknown(columns: head.columns))
    }
    let table = FigureTable(of: source.name, ahead: ahead)
    let read = source.reader.read
    switch source.reader.content {
    case .lines(let titles):
      return TableReader(table, .lines(CSVCutter(below: titles))) {
        table,
        portion throws(ActivityTableError) in
        let lines = try portion.table(below: titles)
        let asked = AskedColumns()
        table.sheet.look(at: lines)
        for row in lines.rows {
          table.sheet.begin(ActivityCells(row, lines, asked), line: row.line + portion.before)
          read(&table.sheet)
        }
        for ragged in lines.ragged {
          table.sheet.leaveOut(ragged.problem, line: ragged.line + portion.before)
        }
        for name in asked.unused(in: lines) { table.sheet.pass(name) }
      }
    case .list:
      return TableReader(table, .values(JSONCutter())) {
        table,
        portion throws(ActivityTableError) in
        let json = try portion.json()
        for (place, value) in (json.array ?? [json]).enumerated() {
          table.sheet.begin(value, number: portion.before + place + 1)
          read(&table.sheet)
        }
      }
    }
  }
}
