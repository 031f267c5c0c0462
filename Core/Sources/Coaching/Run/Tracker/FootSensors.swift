import Training

/// Follows the feet: their cadence, and the speed of a foot pod.
struct FootSensors: Hashable, Sendable {
  private var cadence = LastReading<Cadence>(staleAfter: .seconds(3))
  private var pod = LastReading<Speed>(staleAfter: .seconds(5))
  private var counter = FootCadence()

  /// What the pod's cadence was found to count.
  var cadenceOrigin: Recording.CadenceOrigin? { counter.origin }

  /// The cadence, as long as the last reading holds.
  func cadence(at now: Duration) -> Cadence? { cadence.fresh(at: now) }

  /// Whether a foot pod reports its speed.
  func hasPod(at now: Duration) -> Bool { pod.fresh(at: now) != nil }

  /// How far the foot pod can be trusted.
  func podSignal(at now: Duration) -> LiveMetrics.Signal { pod.signal(at: now) }

  /// Ingests a cadence; answers whether it is one that feet can have.
  mutating func ingest(_ cadence: Cadence, at now: Duration) -> Bool {
    guard cadence.stepsPerMinute >= 0, cadence.stepsPerMinute < 400 else { return false }
    self.cadence.update(cadence, at: now)
    return true
  }

  /// Ingests a pod's reading; answers with the cadence in it, if there is one.
  mutating func ingest(_ reading: FootpodReading, speed: Speed, at now: Duration) -> Cadence? {
    pod.update(speed, at: now)
    return counter.ingest(reading)
  }

  /// Records that the pod is gone.
  mutating func lose() {
    pod.lose()
    cadence.lose()
  }
}
