/// Something that was done, with everything that was measured of it.
public struct Activity: Equatable, Sendable {
  /// What a list says of it.
  public var summary: ActivitySummary

  /// The readings, in order of time.
  public var samples: Samples

  /// The laps that the device or the runner marked.
  public var laps: [Recording.Lap]

  /// When the timer stood still, in seconds since the start.
  public var pauses: [Range<Double>]

  /// Its kilometers.
  public var splits: [ActivitySplit]

  /// The fastest stretches of it.
  public var efforts: [BestEffort]

  /// How long the heart beat how fast.
  public var pulse: [PulseTime]

  /// Creates an activity.
  public init(
    summary: ActivitySummary,
    samples: Samples = Samples(),
    laps: [Recording.Lap] = [],
    pauses: [Range<Double>] = [],
    splits: [ActivitySplit] = [],
    efforts: [BestEffort] = [],
    pulse: [PulseTime] = []
  ) {
    self.summary = summary
    self.samples = samples
    self.laps = laps
    self.pauses = pauses
    self.splits = splits
    self.efforts = efforts
    self.pulse = pulse
  }

  /// What the clock of the run showed at a moment, in seconds: it stands still in pauses.
  public func clock(at seconds: Double) -> Double { Self.clock(at: seconds, without: pauses) }

  /// What a clock shows that stands still in pauses.
  public static func clock(at seconds: Double, without pauses: [Range<Double>]) -> Double {
    pauses.reduce(seconds) { clock, pause in
      clock - max(0, min(seconds, pause.upperBound) - pause.lowerBound)
    }
  }

  /// How detailed it is: of two records of one activity, the more detailed one is shown.
  ///
  /// A route counts most, then the heart, then every other quantity; only then what the summary has.
  public var richness: Int {
    var points = 0
    if !samples.latitude.isEmpty { points += 100 }
    if !samples.heartRate.isEmpty { points += 40 }
    for column in [
      samples.altitude, samples.distance, samples.speed, samples.cadence, samples.power,
    ] where !column.isEmpty { points += 10 }
    if summary.distance != nil { points += 3 }
    if summary.kilocalories != nil { points += 1 }
    if summary.averageHeartRate != nil { points += 2 }
    if !laps.isEmpty { points += 1 }
    // The whole file of what was saved from a damaged one takes its place.
    if summary.damage != nil { points -= 5 }
    return max(0, points)
  }
}
