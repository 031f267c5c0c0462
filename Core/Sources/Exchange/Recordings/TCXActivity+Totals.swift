import Training

extension TCXActivity {
  // Seconds by which a lap may be longer than its points are apart.
  private static let tail = 10.0

  // Meters that a lap may have more than its points, and as a share of these.
  private static let slack = 20.0
  private static let share = 1.1

  // From so many meters on, a lap that tells none has not told them.
  private static let leastWay = 50.0

  /// The laps with totals of their own, as far as the points can hold them.
  ///
  /// Some programs write into each lap what was covered since the start, and others the 0 that the
  /// schema asks for where they have not counted.
  func ownLaps(_ samples: Samples, _ starts: [Double]) -> [Lap] {
    let way = wayOfLaps(samples, starts)
    let ends = starts.dropFirst() + [max(starts.last ?? 0, samples.time.last ?? 0)]
    let longest = zip(starts, ends).map { $1 - $0 + Self.tail }
    let farthest = way.map { $0 * Self.share + Self.slack }
    let (timers, meters) = (laps.map { $0.timer }, laps.map { $0.meters })
    let energy = laps.map { $0.kilocalories }
    let isTimeSinceStart = isSinceStart(timers, longest)
    let isWaySinceStart =
      isSinceStart(meters, farthest)
      || (isTimeSinceStart && way.allSatisfy { $0 == 0 } && isGrowing(meters))
    var own = laps
    for lap in laps.indices.dropFirst() {
      if isTimeSinceStart { own[lap].timer = rise(timers, lap) }
      if isWaySinceStart { own[lap].meters = rise(meters, lap) }
      if isTimeSinceStart, isGrowing(energy) { own[lap].kilocalories = rise(energy, lap) }
    }
    let isUntold = meters.allSatisfy { ($0 ?? 0) == 0 }
    for lap in laps.indices where laps[lap].meters == 0 {
      // Positions of somebody who stands wander, what a device counts does not.
      if !samples.distance.isEmpty, way[lap] >= Self.leastWay {
        own[lap].meters = way[lap]
      } else if isUntold {
        own[lap].meters = nil
      }
    }
    return own
  }

  /// Whether each lap but the first has more than is in it, but for what the lap before had.
  private func isSinceStart(_ totals: [Double?], _ most: [Double]) -> Bool {
    guard totals.count > 1 else { return false }
    return totals.indices.dropFirst().allSatisfy { lap in
      guard let total = totals[lap], let rise = rise(totals, lap) else { return false }
      return total > most[lap] && (0...most[lap]).contains(rise)
    }
  }

  private func isGrowing(_ totals: [Double?]) -> Bool {
    totals.indices.dropFirst().allSatisfy { rise(totals, $0) ?? 0 > 0 }
  }

  private func rise(_ totals: [Double?], _ lap: Int) -> Double? {
    guard let total = totals[lap], let before = totals[lap - 1] else { return nil }
    return total - before
  }

  /// The meters that the points of each lap are apart, along them; 0 where they tell neither meters
  /// nor places.
  private func wayOfLaps(_ samples: Samples, _ starts: [Double]) -> [Double] {
    let way = samples.way
    var row = 0
    var latest = way.first { $0.isFinite } ?? 0
    let marks = (starts + [.infinity]).map { mark in
      while row < way.count, samples.time[row] <= mark {
        if way[row].isFinite { latest = way[row] }
        row += 1
      }
      return latest
    }
    return zip(marks, marks.dropFirst()).map { max(0, $1 - $0) }
  }
}
