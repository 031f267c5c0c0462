/// The device of a ``SimulatedRun``: what it reads off the runner, with its errors.
struct SimulatedTape: Sendable {
  /// How much too long the device measures, as a share.
  private static let bias = 0.002

  private let run: SimulatedRun
  private let loop = LakeLoop()
  private var drift: Drift
  private var barometer = Wander(deviation: 0.4, seconds: 90)
  private var samples = Samples()
  private var pauses: [Range<Double>] = []
  private var pausedSince: Double?
  private var pausedSeconds = 0.0
  private var laps: [Recording.Lap] = []
  private var lapStart = 0.0
  private var lapPaused = 0.0

  init(_ run: SimulatedRun) {
    self.run = run
    drift = Drift(deviation: run.receiver.noise)
  }

  /// Reads the runner once.
  mutating func record(_ body: SimulatedBody, _ seed: inout Seed) {
    drift.advance(&seed)
    let place = loop.coordinate(
      after: body.distance,
      east: drift.east + 0.05 * run.receiver.noise * seed.bell(),
      north: drift.north + 0.05 * run.receiver.noise * seed.bell() + jump(at: body.time)
    )
    let altitude = body.altitude + barometer.next(&seed)
    let beats = body.heartRate + 0.6 * seed.bell() + spike(at: body.time)
    let accuracy = 1.2 * run.receiver.noise + seed.fraction()
    guard !note(pause: body.isPaused, at: body.time) else { return }

    samples.time.append(body.time)
    let isInSight = !run.receiver.gaps.contains { $0.contains(body.time) }
    samples.latitude.append(isInSight ? rounded(place.latitude, to: 1e7) : .nan)
    samples.longitude.append(isInSight ? rounded(place.longitude, to: 1e7) : .nan)
    samples.accuracy.append(isInSight ? rounded(accuracy, to: 10) : .nan)
    samples.altitude.append(rounded(altitude, to: 5))
    samples.cadence.append(rounded(body.cadence, to: 1))
    if let heart = run.heart {
      let isHeard = !heart.silences.contains { $0.contains(body.time) }
      samples.heartRate.append(
        isHeard ? min(heart.highest.beatsPerMinute, rounded(beats, to: 1)) : .nan
      )
    }
    if run.computesDistance {
      let measured = body.distance * (1 + Self.bias)
      samples.distance.append(rounded(measured, to: 100))
      samples.speed.append(rounded(body.speed * (1 + Self.bias), to: 1000))
      closeLaps(measured, at: body.time)
    }
  }

  private func jump(at time: Double) -> Double { run.receiver.jumps.contains(time) ? 60 : 0 }

  private func spike(at time: Double) -> Double {
    run.heart.map { $0.spikes.contains(time) ? 40 : 0 } ?? 0
  }

  /// The whole recording, when the runner has arrived.
  func recording(of body: SimulatedBody) -> Recording {
    var laps = laps
    var totals = Recording.Totals(
      timer: .milliseconds(Int64(1000 * (body.time - pausedSeconds))),
      elapsed: .milliseconds(Int64(1000 * body.time))
    )
    if run.computesDistance, let end = samples.distance.last {
      totals.distance = .meters(end)
      // Net cost of running: 1 kcal for each kilogram and kilometre (definition 14).
      totals.kilocalories = (70 * end / 1000).rounded()
      let rest = end - 1000 * Double(laps.count)
      if rest > 0 { laps.append(lap(of: .meters(rest), until: body.time)) }
    }
    return Recording(
      source: .simulator,
      sport: .running,
      startedAt: LocalTime(run.startedAt, offset: .zero),
      samples: samples,
      laps: laps,
      pauses: pauses,
      totals: totals,
      runner: run.heart.map {
        Runner(age: 38, maxHeartRate: $0.highest, restingHeartRate: $0.resting, kilograms: 70)
      }
    )
  }

  /// Keeps the pauses, and says whether the timer is stopped.
  private mutating func note(pause isPaused: Bool, at time: Double) -> Bool {
    if isPaused {
      if pausedSince == nil { pausedSince = time }
      return true
    }
    if let start = pausedSince {
      pauses.append(start..<time)
      pausedSeconds += time - start
      pausedSince = nil
    }
    return false
  }

  /// A lap ends with every kilometer that the device has counted.
  private mutating func closeLaps(_ measured: Double, at time: Double) {
    while measured >= 1000 * Double(laps.count + 1) {
      laps.append(lap(of: .kilometers(1), until: time))
      lapStart = time
      lapPaused = pausedSeconds
    }
  }

  private func lap(of distance: Distance, until time: Double) -> Recording.Lap {
    let seconds = time - lapStart - (pausedSeconds - lapPaused)
    return Recording.Lap(
      start: lapStart,
      distance: distance,
      timer: .milliseconds(Int64(1000 * seconds))
    )
  }

  private func rounded(_ value: Double, to steps: Double) -> Double {
    (value * steps).rounded() / steps
  }
}
