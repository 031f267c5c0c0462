/// What was run and believed up to a moment; the difference of two is a segment of the run.
struct Segment: Equatable, Sendable {
  /// Metres over the ground.
  var meters = 0.0

  /// Metres that would have cost as much on the flat (definition 8).
  var flatMeters = 0.0

  /// Seconds spent on those metres: without standing, pauses and lost positions.
  var seconds = 0.0

  /// Beats per minute times seconds, where the heart rate could be trusted.
  var beats = 0.0

  /// Seconds with a trusted heart rate.
  var heartSeconds = 0.0

  /// Metres over the ground in those seconds.
  var heartMeters = 0.0

  /// Metres on the flat in those seconds.
  var heartFlatMeters = 0.0

  /// Metres up and metres down, both counted.
  var climb = 0.0

  /// Steps per minute times seconds, where the cadence is known.
  var steps = 0.0

  /// Seconds with a known cadence.
  var stepSeconds = 0.0

  static func + (left: Self, right: Self) -> Self {
    Self(
      meters: left.meters + right.meters,
      flatMeters: left.flatMeters + right.flatMeters,
      seconds: left.seconds + right.seconds,
      beats: left.beats + right.beats,
      heartSeconds: left.heartSeconds + right.heartSeconds,
      heartMeters: left.heartMeters + right.heartMeters,
      heartFlatMeters: left.heartFlatMeters + right.heartFlatMeters,
      climb: left.climb + right.climb,
      steps: left.steps + right.steps,
      stepSeconds: left.stepSeconds + right.stepSeconds
    )
  }

  static func - (left: Self, right: Self) -> Self { left + right * -1 }

  static func * (left: Self, share: Double) -> Self {
    Self(
      meters: left.meters * share,
      flatMeters: left.flatMeters * share,
      seconds: left.seconds * share,
      beats: left.beats * share,
      heartSeconds: left.heartSeconds * share,
      heartMeters: left.heartMeters * share,
      heartFlatMeters: left.heartFlatMeters * share,
      climb: left.climb * share,
      steps: left.steps * share,
      stepSeconds: left.stepSeconds * share
    )
  }
}

extension Segment {
  /// Seconds a kilometre.
  var pace: Double { 1000 * seconds / meters }

  /// Seconds a kilometre on the flat.
  var flatPace: Double { 1000 * seconds / flatMeters }

  /// Metres a second.
  var speed: Double { meters / seconds }

  /// The mean heart rate, if at least half of the segment was covered by readings.
  var heartRate: Double? {
    heartSeconds > 0 && heartSeconds >= 0.5 * seconds ? beats / heartSeconds : nil
  }

  /// The mean cadence, if at least half of the segment was covered by readings.
  var cadence: Double? {
    stepSeconds > 0 && stepSeconds >= 0.5 * seconds ? steps / stepSeconds : nil
  }

  /// By how much this segment is slower than another, as a share of the other's pace.
  ///
  /// A hill may excuse a pace and never accuse it, for altitudes are noisy: the milder of the two
  /// answers counts, over the ground and on the flat.
  func slowness(against base: Self) -> Double {
    min(pace / base.pace, flatPace / base.flatPace) - 1
  }

  /// By how much this segment is faster than a pace, as a share; running downhill is excused.
  func excess(over target: Double) -> Double {
    min(target / pace, target / flatPace) - 1
  }

  /// By how much a metre costs more beats than it did in another segment: aerobic decoupling.
  ///
  /// `(EF1 - EF2) / EF1` with `EF = speed / heart rate` (definition 4).
  func decoupling(since base: Self) -> Double? {
    guard base.beats > 0, beats > 0, base.heartMeters > 0, base.heartFlatMeters > 0 else {
      return nil
    }
    let ground = 1 - heartMeters / beats / (base.heartMeters / base.beats)
    let flat = 1 - heartFlatMeters / beats / (base.heartFlatMeters / base.beats)
    return min(ground, flat)
  }
}
