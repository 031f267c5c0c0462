import Training

/// The distance over the last seconds of moving time, for the pace shown to a runner
/// (definition 12 of the running definitions).
struct PaceWindow: Hashable, Sendable {
  private struct Point: Hashable, Sendable {
    var time: Double
    var distance: Double
  }

  private static let length = 15.0
  private var points: [Point] = []
  private var first = 0

  /// Appends a reading of the distance; readings closer than a tenth of a second replace each other.
  mutating func append(distance: Double, at moving: Duration) {
    let point = Point(time: moving.inSeconds, distance: distance)
    if points.count > first + 1, point.time - points[points.count - 2].time < 0.1 {
      points[points.count - 1] = point
    } else {
      points.append(point)
    }
    while first + 1 < points.count, points[first + 1].time <= point.time - Self.length {
      first += 1
    }
    if first > 64 {
      points.removeFirst(first)
      first = 0
    }
  }

  /// The mean speed over the last seconds, nothing before enough of them have passed.
  func speed(over seconds: Double = length, atLeast shortest: Double = 5) -> Speed? {
    guard let newest = points.last else { return nil }
    let start = newest.time - seconds
    var index = points.count - 1
    while index > first, points[index].time > start { index -= 1 }
    var oldest = points[index]
    if oldest.time < start, index + 1 < points.count {
      let next = points[index + 1]
      let fraction = (start - oldest.time) / (next.time - oldest.time)
      oldest = Point(
        time: start,
        distance: oldest.distance + (next.distance - oldest.distance) * fraction
      )
    }
    let span = newest.time - oldest.time
    guard span >= shortest else { return nil }
    return .metersPerSecond((newest.distance - oldest.distance) / span)
  }
}
