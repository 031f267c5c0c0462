import Formats
import Training

/// Gathers readings that a file gives one quantity after the other, each with times of its own.
///
/// The first series makes the rows. Readings of the others go into the row that is nearest to them if that
/// is within half a second, and else into one of their own: clocks of a watch begin apart.
struct SeriesTable {
  /// One series: milliseconds since 1970 and what was read then.
  typealias Series = [(time: Double, value: Double)]

  private var points: [Int: TrackTable.Point] = [:]
  private var grid: [Int] = []

  // The farthest that anybody can mean, year 9999.
  private static let latest = 253_402_300_799_000.0

  // In milliseconds; nobody's longest activity, a year.
  private static let sameMoment = 500
  private static let longest = 31_536_000_000.0

  // Farther than around the earth, in any unit.
  private static let greatest = 1e9

  /// Adds a series by saying where its readings stand in a row.
  mutating func add(_ series: Series, _ put: (inout TrackTable.Point, Double) -> Void) {
    var own: [Int] = []
    for (time, value) in series
    where value.magnitude <= Self.greatest && (0...Self.latest).contains(time) {
      let moment = nearest(Int(time.rounded()))
      put(&points[moment, default: TrackTable.Point()], value)
      if grid.isEmpty { own.append(moment) }
    }
    if grid.isEmpty { grid = own.sorted() }
  }

  /// All readings, counted from a moment in milliseconds since 1970.
  func samples(since start: Double) -> Samples {
    var table = TrackTable()
    let span = start...start + Self.longest
    for (moment, point) in points.sorted(by: { $0.key < $1.key })
    where span.contains(Double(moment)) {
      var point = point
      point.time = DateTime(secondsSince1970: Double(moment) / 1000)
      table.append(point, at: 0)
    }
    var samples = table.arranged().samples
    let ahead = (table.origin?.secondsSince1970 ?? start / 1000) - start / 1000
    samples.time = samples.time.map { (($0 + ahead) * 1000).rounded() / 1000 }
    return samples
  }

  /// The row for a moment.
  private func nearest(_ moment: Int) -> Int {
    var low = 0
    var high = grid.count
    while low < high {
      let middle = (low + high) / 2
      if grid[middle] < moment { low = middle + 1 } else { high = middle }
    }
    let beside = [low - 1, low].filter { grid.indices.contains($0) }.map { grid[$0] }
    guard let best = beside.min(by: { abs($0 - moment) < abs($1 - moment) }),
      abs(best - moment) <= Self.sameMoment
    else { return moment }
    return best
  }
}
