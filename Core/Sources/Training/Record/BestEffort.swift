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
  /// moves counts the meters of some seconds in one. No stretch leads across a jump that nobody can run.
  public static func all(times: [Double], meters: [Double]) -> [BestEffort] {
    guard times.count == meters.count, let first = meters.first, let start = times.first else {
      return []
    }
    var pieces = [Piece(times: [start], meters: [first])]
    for (row, meter) in meters.enumerated() {
      let last = pieces.count - 1
      guard let far = pieces[last].meters.last, let then = pieces[last].times.last, meter > far
      else {
        continue
      }
      if meter - far > topSpeed * max(0, times[row] - then) + longestLate {
        pieces.append(Piece(times: [times[row]], meters: [meter]))
      } else {
        pieces[last].times.append(times[row])
        pieces[last].meters.append(meter)
      }
    }
    return lengths.compactMap { length in
      let seconds = pieces.compactMap { fastest(length, $0.times, $0.meters) }.min()
      return seconds.map {
        BestEffort(distance: .meters(length), duration: Duration(roundedSeconds: $0))
      }
    }
  }

  // Meters a second that nobody runs for a stretch, and those that nobody rides between two readings; and
  // what of such a step may be counted late.
  private static let topMean = 12.0
  private static let topSpeed = 35.0
  private static let longestLate = 50.0

  private struct Piece {
    var times: [Double]
    var meters: [Double]
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
    guard best.isFinite, best > 0, length / best < topMean else { return nil }
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
