import Training

/// Follows the height: by the air's pressure where there is a barometer, else by the receiver alone.
struct HeightMeter: Hashable, Sendable {
  private var barometer = Barometer()
  private var last = LastReading<Double>(staleAfter: .seconds(10))

  /// Meters climbed so far, where a barometer measures them.
  var ascent: Double? { barometer.ascent }

  /// Meters above the sea, as long as the last reading holds.
  func altitude(at now: Duration) -> Double? { last.fresh(at: now) }

  /// Counts the climb from here on.
  mutating func begin() { barometer.begin() }

  /// Ingests a pressure in hectopascals; climbs count while the runner runs.
  mutating func ingest(pressure hectopascals: Double, isRunning: Bool, at now: Duration) {
    guard barometer.ingest(hectopascals, counts: isRunning), let altitude = barometer.altitude
    else { return }
    last.update(altitude, at: now)
  }

  /// Ingests the height that a receiver reports.
  mutating func ingest(altitude: Double, at now: Duration) {
    barometer.level(by: altitude)
    last.update(barometer.altitude ?? altitude, at: now)
  }
}
