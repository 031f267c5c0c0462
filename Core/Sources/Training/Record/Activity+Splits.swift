extension Activity {
  /// Its splits of a length, the last one shorter, from its readings; those of a kilometer where it has no
  /// readings to cut by.
  ///
  /// The readings grow to the activity's own distance: a device's total settles what it counted.
  public func splits(every length: Distance) -> [ActivitySplit] {
    let way = meters
    guard length.meters > 0, let counted = way.last, counted > 0 else { return splits }
    let scale = (summary.distance?.meters ?? counted) / counted
    var parts: [ActivitySplit] = []
    var (start, startRow) = (0.0, 0)
    var goal = length.meters
    for row in 1..<way.count {
      let (before, here) = (way[row - 1] * scale, way[row] * scale)
      while here >= goal, here > before {
        let share = (goal - before) / (here - before)
        let end = samples.time[row - 1] + (samples.time[row] - samples.time[row - 1]) * share
        parts.append(split(of: length, from: start, to: end, rows: startRow..<row))
        (start, startRow) = (end, row)
        goal += length.meters
      }
    }
    let rest = counted * scale - (goal - length.meters)
    if rest > 0.5, let end = samples.time.last, end > start {
      parts.append(split(of: .meters(rest), from: start, to: end, rows: startRow..<way.count))
    }
    return parts
  }

  private func split(
    of distance: Distance,
    from start: Double,
    to end: Double,
    rows: Range<Int>
  ) -> ActivitySplit {
    let beats =
      samples.heartRate.count == samples.count
      ? samples.heartRate[rows].filter { $0.isFinite } : []
    let moving = clock(at: end) - clock(at: start)
    return ActivitySplit(
      distance: distance,
      moving: Duration(roundedSeconds: moving.rounded()),
      elapsed: Duration(roundedSeconds: (end - start).rounded()),
      heartRate: beats.isEmpty
        ? nil : .beatsPerMinute((beats.reduce(0, +) / Double(beats.count)).rounded())
    )
  }

  /// Meters at each reading, never fewer than before: as the device counted, else between positions.
  private var meters: [Double] {
    guard samples.count > 1 else { return [] }
    var meters: [Double] = []
    var (far, last) = (0.0, Coordinate?.none)
    let counts = samples.distance.count == samples.count
    let stands = samples.latitude.count == samples.count && samples.longitude.count == samples.count
    guard counts || stands else { return [] }
    for row in 0..<samples.count {
      if counts {
        if samples.distance[row].isFinite { far = max(far, samples.distance[row]) }
      } else if samples.latitude[row].isFinite, samples.longitude[row].isFinite {
        let here = Coordinate(latitude: samples.latitude[row], longitude: samples.longitude[row])
        if let last { far += last.groundDistance(to: here).meters }
        last = here
      }
      meters.append(far)
    }
    return meters
  }
}
