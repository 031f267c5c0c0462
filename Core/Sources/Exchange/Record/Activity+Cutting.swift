public import Training

extension Activity {
  /// How long it lasted, in seconds, pauses included.
  public var length: Double {
    max(samples.time.last ?? 0, (summary.elapsed ?? summary.moving)?.inSeconds ?? 0)
  }

  /// What lies between two moments, in seconds since the start; its figures are computed anew.
  ///
  /// Cuts are moved to readings: the start to the first one inside, the end to the last one.
  public func cropped(to range: Range<Double>) throws(ActivityEditError) -> Activity {
    guard samples.count > 1 else { throw .noReadings }
    guard let first = samples.time.firstIndex(where: { $0 >= range.lowerBound }),
      let last = samples.time.lastIndex(where: { $0 <= range.upperBound })
    else { throw .tooShort }
    return try part(first, last)
  }

  /// What lies before and after a moment, in seconds since the start.
  ///
  /// Both share the reading that is nearest to it, so no meter is lost between them.
  public func split(at seconds: Double) throws(ActivityEditError) -> (Activity, Activity) {
    guard samples.count > 1 else { throw .noReadings }
    let rows = samples.time.indices
    let row = rows.min { abs(samples.time[$0] - seconds) < abs(samples.time[$1] - seconds) } ?? 0
    return (try part(0, row), try part(row, rows.upperBound - 1))
  }

  private func part(_ first: Int, _ last: Int) throws(ActivityEditError) -> Activity {
    let start = samples.time[min(first, last)]
    // What came after the last reading belongs to the last part.
    let end = last == samples.count - 1 ? length : samples.time[last]
    guard first < last, end - start >= ActivityEdit.shortestPart else { throw .tooShort }
    var recording = self.recording
    recording.startedAt = LocalTime(
      summary.startedAt.instant.advanced(bySeconds: start),
      offset: summary.startedAt.offset
    )
    recording.samples = samples.rows(first...last)
    recording.pauses = pauses.compactMap { pause in
      let (from, to) = (max(pause.lowerBound, start), min(pause.upperBound, end))
      return to > from ? (from - start)..<(to - start) : nil
    }
    recording.laps = laps(from: start, to: end)
    recording.totals = Recording.Totals(
      distance: recording.samples.distance.last { $0.isFinite }.map { .meters($0) },
      timer: knowsPauses ? Duration(roundedSeconds: clock(at: end) - clock(at: start)) : nil,
      elapsed: Duration(roundedSeconds: end - start)
    )
    var part = Activity(recording, as: summary)
    if let energy = summary.kilocalories, let whole = summary.duration?.inSeconds, whole > 0,
      let own = part.summary.duration?.inSeconds
    {
      part.summary.kilocalories = (energy * min(1, own / whole)).rounded()
    }
    return part
  }

  /// Whether the time without its pauses is its moving time: some devices leave pauses out.
  private var knowsPauses: Bool {
    guard let moving = summary.moving?.inSeconds else { return true }
    return abs(clock(at: length) - moving) < 2
  }

  /// The laps between two moments; one lap is the whole and none.
  private func laps(from start: Double, to end: Double) -> [Recording.Lap] {
    let kept = laps.enumerated().compactMap { place, lap -> Recording.Lap? in
      let next = place + 1 < laps.count ? laps[place + 1].start : length
      let (from, to) = (max(lap.start, start), min(next, end))
      guard to - from >= 1 else { return nil }
      guard from > lap.start || to < next else {
        return Recording.Lap(start: from - start, distance: lap.distance, timer: lap.timer)
      }
      return Recording.Lap(
        start: from - start,
        distance: meters(from, to).map { .meters($0) },
        timer: Duration(roundedSeconds: clock(at: to) - clock(at: from))
      )
    }
    return kept.count > 1 ? kept : []
  }

  private func meters(_ from: Double, _ to: Double) -> Double? {
    guard let start = samples.distance(at: .seconds(from)),
      let end = samples.distance(at: .seconds(to))
    else { return nil }
    return end.meters - start.meters
  }
}

extension Activity {
  /// Makes an activity of a part or a sum of others, and keeps what was known of the whole.
  init(_ recording: Recording, as whole: ActivitySummary) {
    self.init(recording, sourceName: whole.sourceName)
    summary.kind = whole.kind
    summary.isClockAssumed = whole.isClockAssumed
    summary.source = whole.source
    summary.isIndoor = whole.isIndoor
    summary.run = whole.run
    summary.label = whole.label
    summary.notes = whole.notes
    summary.effort = whole.effort
    summary.gear = whole.gear
  }
}

extension Samples {
  /// Some of the rows; their times and meters begin at zero.
  fileprivate func rows(_ range: ClosedRange<Int>) -> Samples {
    func cut(_ column: [Double]) -> [Double] { column.count == count ? Array(column[range]) : [] }
    var part = Samples()
    part.time = cut(time).map { $0 - time[range.lowerBound] }
    let meters = cut(distance)
    let start = meters.first { $0.isFinite } ?? 0
    part.distance = meters.contains { $0.isFinite } ? meters.map { $0 - start } : []
    part.latitude = cut(latitude)
    part.longitude = cut(longitude)
    part.altitude = cut(altitude)
    part.speed = cut(speed)
    part.heartRate = cut(heartRate)
    part.cadence = cut(cadence)
    part.power = cut(power)
    part.accuracy = cut(accuracy)
    return part
  }
}
