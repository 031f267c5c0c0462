import Training

/// Definition 7 of the running definitions: how a file's cadence becomes steps of both feet.
enum CadenceRule {
  /// What a format writes; our own files name their unit, so that nothing needs to be guessed.
  enum Unit { case steps, strides, revolutions, namedSteps, namedStrides }

  /// The words of our own GPX files for what their cadence counts.
  static let (wordForSteps, wordForStrides) = ("steps", "strides")

  /// Below this many steps per minute nobody runs: the file counted one foot.
  private static let slowestRun = 120

  /// Meters per second at which somebody who moves on foot runs: slower is a walk, faster are wheels.
  private static let runningSpeeds = 2.0..<6.5

  /// More steps per minute than any legs make.
  private static let mostSteps = 230.0

  /// The seconds over which positions tell a speed in spite of their noise.
  private static let window = 20.0

  /// Makes a recording's cadence steps of both feet, and records what it was.
  ///
  /// What a format says is believed first. If the median while running is then still at most 120,
  /// the file counted one foot after all; a walker's cadence is left alone. What would be more than
  /// legs can do was counted of both feet already.
  static func settle(_ recording: inout Recording, writtenAs unit: Unit) {
    guard !recording.samples.cadence.isEmpty else { return }
    switch unit {
    case .revolutions:
      recording.cadenceOrigin = .revolutions
    case .namedSteps:
      recording.cadenceOrigin = .steps
    case .namedStrides:
      recording.samples.cadence = recording.samples.cadence.map { $0 * 2 }
      recording.cadenceOrigin = .strides
    case .steps:
      let isDoubled = isSlow(recording) && double(&recording)
      recording.cadenceOrigin = isDoubled ? .slowSteps : .steps
    case .strides:
      _ = double(&recording)
      let isDoubled = isSlow(recording) && double(&recording)
      recording.cadenceOrigin = isDoubled ? .slowStrides : .strides
    }
  }

  /// Doubles what legs can do then; answers whether there is any.
  private static func double(_ recording: inout Recording) -> Bool {
    var isDoubled = false
    for (row, cadence) in recording.samples.cadence.enumerated()
    where cadence > 0 && cadence * 2 <= mostSteps {
      recording.samples.cadence[row] = cadence * 2
      isDoubled = true
    }
    return isDoubled
  }

  private static func isSlow(_ recording: Recording) -> Bool {
    // A file that names no sport is taken for a run.
    guard recording.sport == .running || recording.sport == .other,
      let median = medianWhileRunning(recording.samples)
    else { return false }
    return median <= slowestRun
  }

  /// The median of what was measured while running, in whole steps per minute.
  private static func medianWhileRunning(_ samples: Samples) -> Int? {
    var histogram = [Int](repeating: 0, count: 512)
    var count = 0
    let speeds = samples.speed.isEmpty ? speeds(along: samples) : samples.speed
    for (row, cadence) in samples.cadence.enumerated() where cadence > 0 {
      if !speeds.isEmpty, !runningSpeeds.contains(speeds[row]) { continue }
      histogram[Int(min(cadence.rounded(), 511))] += 1
      count += 1
    }
    var below = 0
    return histogram.firstIndex { occurrences in
      below += occurrences
      return 2 * below >= count && count > 0
    }
  }

  /// How fast somebody was at each row by the distance or the positions, nothing where neither told.
  private static func speeds(along samples: Samples) -> [Double] {
    let (way, time) = (samples.way, samples.time)
    guard way.count == time.count, way.contains(where: { $0 > 0 }) else { return [] }
    var (first, last) = (0, 0)
    return time.indices.map { row -> Double in
      while time[row] - time[first] > window / 2 { first += 1 }
      while last + 1 < time.count, time[last + 1] - time[row] <= window / 2 { last += 1 }
      // Where readings are further apart, the one before counts.
      let from = first == last && row > 0 ? row - 1 : first
      let seconds = time[max(last, row)] - time[from]
      return seconds > 0 ? (way[max(last, row)] - way[from]) / seconds : .nan
    }
  }
}

extension CadenceRule.Unit {
  /// The unit that one of our own files names.
  init?(named word: String) {
    switch word {
    case CadenceRule.wordForSteps: self = .namedSteps
    case CadenceRule.wordForStrides: self = .namedStrides
    default: return nil
    }
  }
}
