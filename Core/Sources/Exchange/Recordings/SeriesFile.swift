import Formats
import Training

/// The readings of activities that an account keeps in a file of its own, beside the table that lists them.
public struct SeriesFile: Sendable {
  private var series: [(values: SeriesTable.Series, put: SeriesLayout.Put)] = []

  // A day in which each second is read forty times.
  private static let most = 4_000_000

  /// Reads a file.
  public init(_ bytes: [UInt8], name: String) throws(ActivityTableError) {
    var reader = try Self.reader(of: bytes, name: name)
    self = try reader.whole(bytes)
  }

  private init(_ layout: SeriesLayout) { series = layout.quantities.map { ([], $0.put) } }

  /// Reads a file that begins with some bytes and comes in pieces.
  public static func reader(
    of head: [UInt8],
    name: String
  ) throws(ActivityTableError) -> TableReader<SeriesFile> {
    let head = FileHead(head, name: name)
    guard let layout = SeriesLayout.of(head) else { throw .table(.unknown(columns: head.columns)) }
    let names = layout.quantities.map { $0.name }
    if head.isJSON {
      let paths = names.map { $0.split(separator: "/").map { String($0) } }
      return TableReader(SeriesFile(layout), .values(JSONCutter())) {
        file,
        portion throws(ActivityTableError) in
        for reading in try portion.json().array ?? [] {
          try file.add(reading[layout.time]) { place in
            paths[place].reduce(Optional(reading)) { $0?[$1] }?.number
          }
        }
      }
    }
    return TableReader(SeriesFile(layout), .lines(CSVCutter())) {
      file,
      portion throws(ActivityTableError) in
      let table = try portion.table()
      let columns = names.map { name in table.columns.firstIndex { $0 == name } }
      let clock = table.columns.firstIndex { $0 == layout.time }
      let asked = AskedColumns()
      for row in table.rows {
        let cells = ActivityCells(row, table, asked)
        try file.add(clock.flatMap { cells.at($0) }.map { .string($0) }) { place in
          columns[place].flatMap { cells.at($0) }.flatMap { Double($0) }
        }
      }
    }
  }

  /// Adds what was read at a moment, by the places of the quantities.
  private mutating func add(
    _ moment: JSON?,
    _ value: (Int) -> Double?
  ) throws(ActivityTableError) {
    guard let time = moment.flatMap({ Self.milliseconds($0) }) else { return }
    for place in series.indices {
      guard let value = value(place) else { continue }
      guard series[place].values.count < Self.most else {
        throw .table(.noTable(.tooManyRows(limit: Self.most)))
      }
      series[place].values.append((time, value))
    }
  }

  /// A moment: milliseconds since 1970, ISO 8601, or as Fitbit writes it, `05/03/26 06:12:00`; all of UTC.
  private static func milliseconds(_ value: JSON) -> Double? {
    if let number = value.number { return number }
    guard let text = value.string else { return nil }
    let clock = DateTime(text)?.secondsSince1970
    return (clock ?? ActivityShape.fitbitTime(text)?.instant.secondsSince1970).map { $0 * 1000 }
  }

  /// What files have of the time of an activity, counted from its start.
  static func samples(_ files: [SeriesFile], from start: Double, seconds: Double) -> Samples {
    var table = SeriesTable()
    let span = (start * 1000)...((start + seconds) * 1000)
    for (values, put) in files.flatMap({ $0.series }) {
      table.add(values.filter { span.contains($0.time) }, put)
    }
    return table.samples(since: start * 1000)
  }
}
