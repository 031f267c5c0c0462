import Training

/// Adds up the energy of a run, an estimate (definition 14 of the running definitions).
///
/// Without the runner's mass there is no estimate: a guessed mass would show as a fact.
struct EnergyMeter: Hashable, Sendable {
  private let runner: Runner?
  private(set) var kilocalories: Double?

  init(runner: Runner?) {
    self.runner = runner
    kilocalories = Self.mass(of: runner) == nil ? nil : 0
  }

  /// Takes what a stretch of moving time was like.
  mutating func add(seconds: Double, speed: Speed?, heartRate: HeartRate?, cadence: Cadence?) {
    guard let kilocalories, let mass = Self.mass(of: runner) else { return }
    let perMinute =
      Self.byHeart(heartRate, runner: runner, mass: mass)
      ?? Self.bySpeed(speed, cadence: cadence, mass: mass)
    self.kilocalories = kilocalories + perMinute * seconds / 60
  }

  /// Keytel and others (2005), for hearts that beat above rest.
  private static func byHeart(_ heartRate: HeartRate?, runner: Runner?, mass: Double) -> Double? {
    guard
      let beats = heartRate?.beatsPerMinute, beats >= 90, let age = runner?.age.map(Double.init),
      let sex = runner?.sex
    else { return nil }
    let ofMen = -55.0969 + 0.6309 * beats + 0.1988 * mass + 0.2017 * age
    let ofWomen = -20.4022 + 0.4472 * beats - 0.1263 * mass + 0.074 * age
    let joules =
      switch sex {
      case .male: ofMen
      case .female: ofWomen
      case .unspecified: (ofMen + ofWomen) / 2
      }
    return max(0, joules / 4.184)
  }

  /// The American College of Sports Medicine's equations on level ground, for running and walking.
  private static func bySpeed(_ speed: Speed?, cadence: Cadence?, mass: Double) -> Double {
    let metersPerMinute = max(0, speed?.metersPerSecond ?? 0) * 60
    // Between 80 and 100 m/min people do either; the feet tell.
    let runsFrom = (cadence?.stepsPerMinute ?? 0) >= 140 ? 80.0 : 100.0
    let perMeter = metersPerMinute >= runsFrom ? 0.2 : 0.1
    return (3.5 + perMeter * metersPerMinute) * mass / 1000 * 5
  }

  private static func mass(of runner: Runner?) -> Double? {
    guard let mass = runner?.kilograms, mass > 0, mass.isFinite else { return nil }
    return mass
  }
}
