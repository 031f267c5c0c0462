import Coaching
public import Training

extension Activity {
  /// Makes a recording an activity: its own totals, and what the tracker finds in its readings.
  ///
  /// The tracker is the one authority on distance and splits, here as in a live run; what the device
  /// says about the whole is used as it is.
  public init(_ recording: Recording, sourceName: String) {
    var recording = recording
    _ = recording.removeJumps()
    recording.calibrate()
    recording.samples.removeStrays(onFoot: recording.sport != .cycling)
    recording.samples = SampleColumns.rounded(recording.samples)
    let way = TrackedWay(recording)
    var summary = ActivitySummary(
      sport: recording.sport,
      kind: recording.kind ?? recording.sport.rawValue,
      startedAt: LocalTime(
        recording.startedAt.instant.roundedToMilliseconds,
        offset: recording.startedAt.offset
      ),
      source: ActivitySummary.Source(recording.source),
      sourceName: recording.device ?? sourceName
    )
    if SportKind.of(recording.sport, kind: recording.kind)?.isIndoor == true {
      summary.isIndoor = true
    }
    let pauses = TrackGaps.apart(recording.pauses + way.stands)
    let pulse = PulseTime.count(of: recording.samples, pauses: pauses)
    let moving = recording.totals.timer ?? way.metrics.moving
    summary.moving = moving
    summary.elapsed = max(recording.totals.elapsed ?? way.metrics.elapsed, moving)
    summary.distance =
      recording.totals.distance ?? (way.metrics.distance > .zero ? way.metrics.distance : nil)
    if recording.totals.canBeBurnt(in: summary.elapsed ?? summary.moving) {
      summary.kilocalories = recording.totals.kilocalories
    }
    summary.averageHeartRate = pulse.mean
    summary.maxHeartRate =
      HighestHeartRate.held(in: recording.samples, pauses: pauses) ?? pulse.highest
    summary.ascent =
      recording.ascent ?? Self.ascent(of: recording.samples.altitude, at: recording.samples.time)
    summary.damage = recording.damage
    summary.label = recording.name.flatMap { Remarks.kept($0, most: Remarks.longestLabel) }
    summary.notes = recording.notes.flatMap { Remarks.kept($0, most: Remarks.longestNotes) }
    self.init(
      summary: summary,
      samples: recording.samples,
      laps: recording.laps,
      pauses: pauses,
      splits: way.splits,
      efforts: BestEffort.all(times: way.times, meters: way.meters),
      pulse: pulse
    )
  }

  /// The activity as a recording, for writing it as a file that other programs read.
  public var recording: Recording {
    let source: Recording.Source =
      switch summary.source {
      case .fit: .fit
      case .gpx, .appleHealth: .gpx
      case .tcx: .tcx
      case .kml: .kml
      case .json: .json
      case .simulator, .pacesetter, .table: .simulator
      }
    let kind = SportKind.of(summary.sport, kind: summary.kind)?.closer
    var recording = Recording(
      source: source,
      sport: summary.sport,
      kind: kind ?? (summary.isIndoor == true ? SportKind.indoors(summary.sport) : nil),
      startedAt: summary.startedAt,
      samples: samples,
      laps: laps,
      pauses: pauses,
      totals: Recording.Totals(
        distance: summary.distance,
        timer: summary.moving,
        elapsed: summary.elapsed,
        kilocalories: summary.kilocalories
      ),
      damage: summary.damage
    )
    (recording.name, recording.notes) = (summary.label, summary.notes)
    return recording
  }

  // Less than this is the noise of a barometer (definition 9).
  private static let smallestClimb = 3.0

  /// Metres climbed: rises of three meters and more, but for those that no body can climb in the time.
  public static func ascent(of altitudes: [Double], at times: [Double]) -> Distance? {
    var climbed = 0.0
    var level: Double?
    var before: Int?
    for (row, altitude) in altitudes.enumerated() where altitude.isFinite {
      defer { before = row }
      guard let last = level, let before,
        Samples.canClimb(altitude - altitudes[before], in: times[row] - times[before])
      else {
        level = altitude
        continue
      }
      if altitude - last >= smallestClimb {
        climbed += altitude - last
        level = altitude
      } else if last - altitude >= smallestClimb {
        level = altitude
      }
    }
    return level == nil ? nil : .meters((climbed * 10).rounded() / 10)
  }
}

extension ActivitySummary.Source {
  fileprivate init(_ source: Recording.Source) {
    self =
      switch source {
      case .fit: .fit
      case .gpx: .gpx
      case .tcx: .tcx
      case .kml: .kml
      case .json: .json
      case .simulator: .simulator
      }
  }
}
