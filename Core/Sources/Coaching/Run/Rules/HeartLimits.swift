import Training

/// What counts as too high a heart rate for one runner.
struct HeartLimits: Equatable, Sendable {
  /// The highest heart rate in beats per minute.
  let highest: Double

  /// Whether the runner gives it or the record has it.
  let isMeasured: Bool

  /// From here on it is high.
  let high: Double

  /// Below it has calmed down.
  let calm: Double

  /// Takes the limits from a runner's zones, or nothing if the zones stand on an assumption.
  ///
  /// A formula from the age is off by 10 to 12 beats for one runner in three (definition 1):
  /// against it only the highest rate itself is high, or every tempo run of many would set off an
  /// alarm.
  init?(_ zones: HeartRateZones) {
    switch zones.maximumSource {
    case .given, .measured: isMeasured = true
    case .age: isMeasured = false
    case .assumed: return nil
    }
    highest = zones.maximum.beatsPerMinute
    high = highest * (isMeasured ? 0.95 : 1)
    calm = highest * (isMeasured ? 0.92 : 0.97)
  }
}
