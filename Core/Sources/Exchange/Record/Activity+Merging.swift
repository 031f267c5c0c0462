public import Training

extension Activity {
  /// This activity and a later or earlier one as a single one; the time between them is a pause.
  public func merged(with other: Activity) throws(ActivityEditError) -> Activity {
    let isFirst = summary.startedAt.instant <= other.summary.startedAt.instant
    return try isFirst ? followed(by: other) : other.followed(by: self)
  }

  /// Seconds from its start to the start of another one.
  public func lead(to other: Activity) -> Double {
    other.summary.startedAt.instant.seconds(since: summary.startedAt.instant)
  }

  private func followed(by later: Activity) throws(ActivityEditError) -> Activity {
    guard summary.sport == later.summary.sport else { throw .otherSport }
    let apart = lead(to: later)
    guard apart >= length - ActivitySummary.mergeOverlap, apart > 0 else { throw .overlap }
    guard apart - length <= ActivityEdit.longestGap else { throw .apart }
    let shift = max(apart, length)
    var recording = self.recording
    recording.samples = samples.followed(by: later.samples, after: shift)
    recording.pauses = pauses
    if shift - length >= 1 { recording.pauses.append(length..<shift) }
    recording.pauses += later.pauses.map {
      ($0.lowerBound + shift)..<($0.upperBound + shift)
    }
    recording.laps =
      ownLaps
      + later.ownLaps.map {
        Recording.Lap(start: $0.start + shift, distance: $0.distance, timer: $0.timer)
      }
    recording.totals = Recording.Totals(
      distance: Self.sum(summary.distance?.meters, later.summary.distance?.meters)
        .map { .meters($0) },
      timer: Duration(roundedSeconds: movingSeconds + later.movingSeconds),
      elapsed: Duration(roundedSeconds: shift + later.length)
    )
    var whole = Activity(recording, as: summary)
    let (one, two) = (summary, later.summary)
    whole.summary.kilocalories = Self.sum(one.kilocalories, two.kilocalories)
    whole.summary.isIndoor = one.isIndoor == two.isIndoor ? one.isIndoor : nil
    if one.sourceName != two.sourceName {
      whole.summary.sourceName = [one.sourceName, two.sourceName].filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    whole.summary.run = one.run ?? two.run
    whole.summary.label = one.label ?? two.label
    whole.summary.effort = one.effort ?? two.effort
    whole.summary.gear = one.gear ?? two.gear
    let notes = [one.notes, two.notes].compactMap { $0 }.joined(separator: "\n")
    whole.summary.notes =
      notes.isEmpty ? nil : notes.utf8.count <= Remarks.longestNotes ? notes : one.notes
    return whole
  }

  private var movingSeconds: Double { summary.duration?.inSeconds ?? clock(at: length) }

  /// Its laps; where nobody marked one, the whole is one.
  private var ownLaps: [Recording.Lap] {
    guard laps.isEmpty else { return laps }
    return [Recording.Lap(start: 0, distance: summary.distance, timer: summary.duration)]
  }

  private static func sum(_ one: Double?, _ two: Double?) -> Double? {
    guard let one, let two else { return nil }
    return one + two
  }
}

extension Samples {
  /// The rows of two tables; a quantity that only one of them has is missing in the other's rows.
  fileprivate func followed(by later: Samples, after shift: Double) -> Samples {
    func join(_ one: [Double], _ two: [Double]) -> [Double] {
      guard !one.isEmpty || !two.isEmpty else { return [] }
      return (one.isEmpty ? Array(repeating: .nan, count: count) : one)
        + (two.isEmpty ? Array(repeating: .nan, count: later.count) : two)
    }
    var whole = Samples()
    whole.time = time + later.time.map { $0 + shift }
    whole.latitude = join(latitude, later.latitude)
    whole.longitude = join(longitude, later.longitude)
    whole.altitude = join(altitude, later.altitude)
    whole.speed = join(speed, later.speed)
    whole.heartRate = join(heartRate, later.heartRate)
    whole.cadence = join(cadence, later.cadence)
    whole.power = join(power, later.power)
    whole.accuracy = join(accuracy, later.accuracy)
    // Meters that only one device counted would end the way of the other: the positions count then.
    let reached = distance.last { $0.isFinite }
    let hasBoth = reached != nil && later.distance.contains { $0.isFinite }
    if hasBoth || count == 0 || later.count == 0 {
      whole.distance = join(distance, later.distance.map { $0 + (reached ?? 0) })
    }
    return whole
  }
}
