import Formats
import Training

/// Gathers a track's points, one by one as a file gives them, into the columns of a recording.
struct TrackTable {
  /// One point; what it does not tell is `nan`.
  struct Point {
    var time: DateTime?
    var latitude = Double.nan
    var longitude = Double.nan
    var altitude = Double.nan
    var distance = Double.nan
    var speed = Double.nan
    var heartRate = Double.nan
    var cadence = Double.nan
    var power = Double.nan
    var accuracy = Double.nan
  }

  /// The time of the first point that has one, which all others are counted from.
  private(set) var origin: DateTime?

  /// How many points there were, with a time and without.
  private(set) var pointCount = 0

  /// Where in the file the first point stands.
  private var firstOffset = 0

  private var rows = Samples()
  private var segmentStarts: [Int] = []

  /// Says that the points from here on do not continue the ones before.
  mutating func beginSegment() {
    if segmentStarts.last == rows.count { return }
    segmentStarts.append(rows.count)
  }

  /// Adds a point from a place in the file; without a time it can not be placed and only counts.
  mutating func append(_ point: Point, at offset: Int) {
    if pointCount == 0 { firstOffset = offset }
    pointCount += 1
    guard let time = point.time else { return }
    let origin = self.origin ?? time
    self.origin = origin
    if segmentStarts.isEmpty { segmentStarts = [0] }
    rows.time.append(time.seconds(since: origin))
    // A place has both its numbers or it is none.
    let isPlace = abs(point.latitude) <= 90 && abs(point.longitude) <= 180
    rows.latitude.append(isPlace ? point.latitude : .nan)
    rows.longitude.append(isPlace ? point.longitude : .nan)
    rows.altitude.append(point.altitude)
    rows.distance.append(point.distance)
    rows.speed.append(point.speed)
    // A strap without contact reports 0.
    rows.heartRate.append(point.heartRate > 0 ? point.heartRate : .nan)
    rows.cadence.append(point.cadence)
    rows.power.append(point.power)
    rows.accuracy.append(point.accuracy)
  }

  /// The origin of times, or why the points cannot be played: too few have a time, or all have the
  /// same but for less than a second.
  func timedOrigin() throws(RecordingError) -> DateTime {
    let stands = pointCount > 1 && rows.time.allSatisfy { abs($0) < 1 }
    guard let origin, rows.count * 2 >= pointCount, !stands else {
      let timed = stands ? min(1, rows.count) : rows.count
      throw .withoutTimes(points: pointCount, timed: timed, offset: firstOffset)
    }
    return origin
  }

  /// The points in order of time, with the rows that begin a segment; columns without a single
  /// reading are empty, and times count from the origin.
  ///
  /// A clock that was set back in the middle of a segment goes on from where it was. Segments are put
  /// in order of their first times. What is still out of order after that comes
  /// from a clock that jumped: the most points that are in order stay, the others are left out.
  func arranged() -> (samples: Samples, segmentStarts: [Int]) {
    var rows = rows
    rows.time = Self.steadied(rows.time, segmentStarts)
    if Self.isOrdered(rows.time[...]) { return (tidied(rows), segmentStarts) }
    let ends = segmentStarts.dropFirst() + [rows.count]
    let segments = zip(segmentStarts, ends).filter { $0 < $1 }
      .sorted { (rows.time[$0.0], $0.0) < (rows.time[$1.0], $1.0) }
    var order: [(row: Int, segment: Int)] = []
    for (segment, (start, end)) in segments.enumerated() {
      for row in start..<end { order.append((row, segment)) }
    }
    let kept = Self.longestOrder(of: order.map { rows.time[$0.row] }).map { order[$0] }
    let starts = kept.indices.filter { $0 == 0 || kept[$0].segment != kept[$0 - 1].segment }
    return (tidied(rows.rows(kept.map { $0.row })), starts)
  }

  // So many points in order on both sides are a clock that was set, and not one that is broken.
  private static let steadyPoints = 10
  private static let leastSetBack = 60.0

  private static func steadied(_ times: [Double], _ segmentStarts: [Int]) -> [Double] {
    var steadied = times
    var shift = 0.0
    for row in times.indices.dropFirst() {
      let back = times[row - 1] - times[row]
      if back >= leastSetBack, row >= steadyPoints, row + steadyPoints <= times.count,
        !segmentStarts.contains(row), isOrdered(times[row - steadyPoints..<row]),
        isOrdered(times[row..<row + steadyPoints])
      {
        shift += back + times[row - 1] - times[row - 2]
      }
      steadied[row] = times[row] + shift
    }
    return steadied
  }

  private static func isOrdered(_ times: ArraySlice<Double>) -> Bool {
    zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// The places of the longest run of times that never decrease, by patience sorting.
  private static func longestOrder(of times: [Double]) -> [Int] {
    // For each length of run: the place of the earliest time that one so long can end with.
    var ends: [Int] = []
    var previous: [Int] = []
    for (place, time) in times.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if times[ends[middle]] <= time { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : -1)
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var run: [Int] = []
    var place = ends.last ?? -1
    while place >= 0 {
      run.append(place)
      place = previous[place]
    }
    return run.reversed()
  }

  private func tidied(_ samples: Samples) -> Samples {
    var samples = samples
    samples.latitude = told(samples.latitude)
    samples.longitude = told(samples.longitude)
    samples.altitude = told(samples.altitude)
    samples.distance = told(samples.distance)
    samples.speed = told(samples.speed)
    samples.heartRate = told(samples.heartRate)
    samples.cadence = told(samples.cadence)
    samples.power = told(samples.power)
    samples.accuracy = told(samples.accuracy)
    return samples
  }

  private func told(_ column: [Double]) -> [Double] {
    column.contains { !$0.isNaN } ? column : []
  }
}

extension Samples {
  /// The table of some of its rows, in another order.
  fileprivate func rows(_ order: [Int]) -> Samples {
    var result = Samples()
    result.time = order.map { time[$0] }
    result.latitude = order.map { latitude[$0] }
    result.longitude = order.map { longitude[$0] }
    result.altitude = order.map { altitude[$0] }
    result.distance = order.map { distance[$0] }
    result.speed = order.map { speed[$0] }
    result.heartRate = order.map { heartRate[$0] }
    result.cadence = order.map { cadence[$0] }
    result.power = order.map { power[$0] }
    result.accuracy = order.map { accuracy[$0] }
    return result
  }
}

extension DateTime {
  /// The offset where it says something of the place: nothing east of UTC is only how it is written.
  var zone: UTCOffset? {
    offsetMinutes.flatMap { $0 == 0 ? nil : UTCOffset(exactly: $0) }
  }
}
