import Training

/// Follows the heart: its rate, the time in each zone, and the highest rate that was held.
struct HeartRateMeter: Hashable, Sendable {
  // A strap without contact reports 0; nobody runs below 25 or above 250.
  private static let believable = 25.0...250.0

  /// Moving time in each zone, from below the first to the fifth.
  private(set) var timeInZones = [Duration](repeating: .zero, count: 6)

  private let zones: HeartRateZones
  private var last = LastReading<HeartRate>(staleAfter: .seconds(15))
  private var lock = CadenceLock()
  private var highest = HighestHeartRate()

  /// Creates a meter with the zones of a runner.
  init(runner: Runner?) { zones = HeartRateZones(runner: runner ?? Runner()) }

  /// The highest rate that was held for ten seconds, where it is above the known maximum.
  var newMaximum: HeartRate? {
    guard let seen = highest.value, seen > zones.maximum else { return nil }
    return seen
  }

  /// The rate, as long as the last reading holds.
  func rate(at now: Duration) -> HeartRate? { last.fresh(at: now) }

  /// How far the sensor can be trusted.
  func signal(at now: Duration) -> LiveMetrics.Signal {
    let signal = last.signal(at: now)
    return signal == .good && lock.isLocked ? .doubtful : signal
  }

  /// Ingests a reading, with the cadence of the same moment.
  mutating func ingest(
    _ heartRate: HeartRate,
    cadence: Cadence?,
    isRunning: Bool,
    at now: Duration
  ) {
    guard Self.believable.contains(heartRate.beatsPerMinute) else { return }
    last.update(heartRate, at: now)
    lock.compare(heartRate, cadence, at: now.inSeconds)
    if isRunning, !lock.isLocked { highest.ingest(heartRate, at: now.inSeconds) }
  }

  /// Records that the sensor is gone.
  mutating func lose() { last.lose() }

  /// What the heart did in a stretch of moving time; a sensor that counts steps is not the heart.
  mutating func work(from start: Duration, to end: Duration) -> (rate: HeartRate, seconds: Double)?
  {
    guard !lock.isLocked, let (rate, seconds) = last.coverage(from: start, to: end) else {
      return nil
    }
    timeInZones[zones.zone(of: rate)] += Duration(roundedSeconds: seconds)
    return (rate, seconds)
  }
}
