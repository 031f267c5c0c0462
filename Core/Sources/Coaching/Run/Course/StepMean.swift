import Training

/// The means of a step, weighted by time over the seconds that were measured.
struct StepMean: Hashable, Sendable {
  private var beats = 0.0
  private var beatSeconds = 0.0
  private var steps = 0.0
  private var stepSeconds = 0.0

  /// The last heart rate that was known.
  private(set) var lastHeartRate: Double?

  /// The mean heart rate.
  var heartRate: HeartRate? { beatSeconds > 0 ? .beatsPerMinute(beats / beatSeconds) : nil }

  /// The mean cadence in steps a minute.
  var cadence: Double? { stepSeconds > 0 ? steps / stepSeconds : nil }

  /// Adds what held for a while.
  mutating func add(_ sensed: CourseWalk.Sensed, for time: Duration) {
    let seconds = min(max(0, time.inSeconds), 15)
    if let rate = sensed.heartRate?.beatsPerMinute {
      beats += rate * seconds
      beatSeconds += seconds
      lastHeartRate = rate
    }
    if let cadence = sensed.cadence?.stepsPerMinute {
      steps += cadence * seconds
      stepSeconds += seconds
    }
  }
}
