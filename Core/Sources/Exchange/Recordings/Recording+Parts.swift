import Training

/// A recording cut into what files are made of.
extension Recording {
  /// The rows between pauses, in order; a row within a pause belongs to what comes before it.
  var stretches: [Range<Int>] {
    var stretches: [Range<Int>] = []
    var first = 0
    for pause in pauses {
      let next = samples.time[first...].firstIndex { $0 >= pause.upperBound } ?? samples.count
      if next > first { stretches.append(first..<next) }
      first = next
    }
    if first < samples.count { stretches.append(first..<samples.count) }
    return stretches
  }

  /// Seconds from the start to the end.
  var length: Double { totals.elapsed?.inSeconds ?? samples.time.last ?? 0 }

  /// Seconds with the timer running.
  var timer: Double {
    totals.timer?.inSeconds
      ?? max(0, length - pauses.reduce(0) { $0 + $1.upperBound - $1.lowerBound })
  }

  /// Metres that the device counted.
  var meters: Double? { totals.distance?.meters ?? samples.distance.last { !$0.isNaN } }

  /// The laps with where each ends; one over the whole where the device marked none.
  var lapsWithEnds: [(lap: Lap, end: Double)] {
    guard !laps.isEmpty else {
      let whole = Lap(start: 0, distance: meters.map { .meters($0) }, timer: totals.timer)
      return [(whole, length)]
    }
    return laps.enumerated().map { place, lap in
      (lap, place + 1 < laps.count ? laps[place + 1].start : max(lap.start, length))
    }
  }

  /// The instant of a moment.
  func instant(_ seconds: Double) -> Instant { startedAt.instant.advanced(bySeconds: seconds) }
}

extension [Double] {
  /// The reading of a row, missing where the column is empty.
  func reading(_ row: Int) -> Double { isEmpty ? .nan : self[row] }
}
