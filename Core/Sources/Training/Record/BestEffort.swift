/// The fastest stretch of a length within an activity.
public struct BestEffort: Hashable, Sendable {
  /// The lengths that are looked for, in meters; a marathon is 42,195 m.
  public static let lengths: [Double] = [
    400, 1000, Distance.metersPerMile, 5000, 10_000, 15_000, 21_097.5, 42_195,
  ]

  /// How far.
  public var distance: Distance

  /// The time it took by the clock of the run, like a split: pauses do not count.
  public var duration: Duration

  /// Creates an effort.
  public init(distance: Distance, duration: Duration) {
    self.distance = distance
    self.duration = duration
  }

  /// The fastest stretches of a route, given as meters that grow with seconds; lengths that it does
  /// not have are left out.
  ///
  /// Between readings the way is straight, so the fastest stretch begins or ends at a reading. A reading
  /// that goes no further than the one before is none: a tracker that makes sure first that somebody
  /// moves counts the meters of some seconds in one.
  public static func all(times: [Double], meters: [Double]) -> [BestEffort] {
    guard times.count == meters.count, let first = meters.first, let start = times.first else {
      return []
    }
    var (way, reached) = ([first], [start])
    for (row, meter) in meters.enumerated() where meter > way[way.count - 1] {
      way.append(meter)
      reached.append(times[row])
    }
    let last = way[way.count - 1]
    var efforts: [BestEffort] = []
    for length in lengths where last - first >= length {
      guard let seconds = fastest(length, reached, way) else { continue }
      efforts.append(
        BestEffort(distance: .meters(length), duration: Duration(roundedSeconds: seconds))
      )
    }
    return efforts
  }

  private static func fastest(_ length: Double, _ times: [Double], _ meters: [Double]) -> Double? {
    var best = Double.infinity
    // Stretches that begin at a reading.
    var end = 0
    for start in meters.indices {
      let goal = meters[start] + length
      while end < meters.count, meters[end] < goal { end += 1 }
      guard end < meters.count else { break }
      best = min(best, time(at: goal, upTo: end, times, meters) - times[start])
    }
    // Stretches that end at one.
    var start = 0
    for end in meters.indices where meters[end] - length >= meters[0] {
      let goal = meters[end] - length
      while start + 1 < meters.count, meters[start + 1] <= goal { start += 1 }
      let next = min(start + 1, meters.count - 1)
      best = min(best, times[end] - time(at: goal, upTo: next, times, meters))
    }
    // Nobody has run twelve metres a second for a stretch: such a way has jumped.
    guard best.isFinite, best > 0, length / best < 12 else { return nil }
    return best
  }

  /// When a place was passed, between a reading and the one before it.
  private static func time(
    at goal: Double,
    upTo row: Int,
    _ times: [Double],
    _ meters: [Double]
  ) -> Double {
    guard row > 0, meters[row] > meters[row - 1] else { return times[row] }
    let share = (goal - meters[row - 1]) / (meters[row] - meters[row - 1])
    return times[row - 1] + (times[row] - times[row - 1]) * min(max(share, 0), 1)
  }
}
