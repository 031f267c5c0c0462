import Formats
import Training

/// The readings of activities that an account keeps in a file of its own, beside the table that lists them.
public struct SeriesFile: Sendable {
  private var series: [(values: SeriesTable.Series, put: SeriesLayout.Put)] = []

  /// Reads a file.
  public init(_ bytes: [UInt8], name: String) throws(ActivityTableError) {
    let head = FileHead(bytes, name: name)
    guard let layout = SeriesLayout.of(head) else { throw .table(.unknown(columns: head.columns)) }
    series = layout.quantities.map { ([], $0.put) }
    if head.isJSON {
      let json: JSON
      do throws(JSONError) { json = try JSON.parseLeniently(bytes) } catch { throw .json(error) }
      let paths = layout.quantities.map { $0.name.split(separator: "/").map { String($0) } }
      for reading in json.array ?? [] {
        guard let time = reading[layout.time].flatMap({ Self.milliseconds($0) }) else { continue }
        for (place, path) in paths.enumerated() {
          let value = path.reduce(Optional(reading)) { $0?[$1] }?.number
          if let value { series[place].values.append((time, value)) }
        }
      }
    } else {
      let table: CSVTable
      do throws(CSVError) { table = try CSVTable(bytes) } catch { throw .table(.noTable(error)) }
      let columns = layout.quantities.map { quantity in
        table.columns.firstIndex { $0 == quantity.name }
      }
      let clock = table.columns.firstIndex { $0 == layout.time }
      let asked = AskedColumns()
      for row in table.rows {
        let cells = ActivityCells(row, table, asked)
        guard let time = clock.flatMap({ cells.at($0) }).flatMap({ Self.milliseconds(.string($0)) })
        else { continue }
        for (place, column) in columns.enumerated() {
          let value = column.flatMap { cells.at($0) }.flatMap { Double($0) }
          if let value { series[place].values.append((time, value)) }
        }
      }
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
