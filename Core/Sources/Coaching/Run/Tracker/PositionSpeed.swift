import Training

/// How fast somebody moves by their last positions: the slope of the line that fits them best.
///
/// The distance is no measure for that of somebody who may be standing: it comes in portions, and is
/// the sum of what noise has done. Over a straight line noise cancels out; the rougher the positions,
/// the more seconds that takes.
struct PositionSpeed: Hashable, Sendable {
  private struct Point: Hashable, Sendable {
    // Meters from where the first position was.
    var north = 0.0
    var east = 0.0
    var time: Double
  }

  // Positions further apart than this say nothing of the time between them.
  private static let longestStep = 15.0
  private static let window = 5.0...20.0
  // Positions of less time tell no speed.
  private static let shortestSpan = 3.0
  // Meters per second by which noise alone may miss: a fifth of what tells standing from running.
  private static let error = 0.22

  private var points: [Point] = []
  private var last: Coordinate?

  /// Adds a position at a time in seconds.
  mutating func add(_ place: Coordinate, at time: Double) {
    var point = Point(time: time)
    if let last, let before = points.last, time - before.time <= Self.longestStep {
      let step = Offset(from: last, to: place)
      (point.north, point.east) = (before.north + step.north, before.east + step.east)
    } else {
      points = []
    }
    last = place
    points.append(point)
    let start = time - Self.window.upperBound
    // The one before stays: it may be the only other one.
    while points.count > 2, points[1].time < start { points.removeFirst() }
  }

  /// Forgets the positions, after a break or a jump.
  mutating func restart() { points = [] }

  /// The speed over the last seconds, nothing before enough of them have passed.
  ///
  /// - Parameter deviation: How far a position is off in each direction, in meters.
  /// - Returns: The speed over the ground.
  func speed(deviation: Double) -> Speed? {
    guard let newest = points.last else { return nil }
    let start = newest.time - seconds(deviation: deviation)
    var first = points.count - 1
    while first > 0, points[first - 1].time >= start { first -= 1 }
    if first == points.count - 1 { first -= 1 }
    guard first >= 0, newest.time - points[first].time >= Self.shortestSpan else { return nil }
    let used = points[first...]
    let middle = used.reduce(0) { $0 + $1.time } / Double(used.count)
    var (north, east, squares) = (0.0, 0.0, 0.0)
    for point in used {
      let time = point.time - middle
      north += time * point.north
      east += time * point.east
      squares += time * time
    }
    return .metersPerSecond(Offset(north: north, east: east).length / squares)
  }

  /// The window after which noise misses by so little: that of a slope over n positions, a second
  /// apart, is σ · sqrt(12 / n³).
  private func seconds(deviation: Double) -> Double {
    let cube = 12 * deviation * deviation / (Self.error * Self.error)
    var seconds = Self.window.lowerBound
    while seconds < Self.window.upperBound, seconds * seconds * seconds < cube { seconds += 1 }
    return seconds
  }
}
