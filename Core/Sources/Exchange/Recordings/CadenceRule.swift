import Training

/// Definition 7 of the running definitions: how a file's cadence becomes steps of both feet.
enum CadenceRule {
  /// What a format writes.
  enum Unit { case steps, strides, revolutions }

  /// Below this many steps per minute nobody runs: the file counted one foot.
  private static let slowestRun = 120

  /// From this speed on, in meters per second, somebody who moves on foot runs.
  private static let slowestRunningSpeed = 2.0

  /// Makes a recording's cadence steps of both feet, and records what it was.
  ///
  /// What a format says is believed first. If the median while running is then still at most 120,
  /// the file counted one foot after all; a walker's cadence is left alone.
  static func settle(_ recording: inout Recording, writtenAs unit: Unit) {
    guard !recording.samples.cadence.isEmpty else { return }
    switch unit {
    case .revolutions:
      recording.cadenceOrigin = .revolutions
    case .steps:
      recording.cadenceOrigin = isSlow(recording) ? .slowSteps : .steps
    case .strides:
      double(&recording)
      recording.cadenceOrigin = isSlow(recording) ? .slowStrides : .strides
    }
    switch recording.cadenceOrigin {
    case .slowSteps, .slowStrides: double(&recording)
    case .steps, .strides, .revolutions, nil: break
    }
  }

  private static func double(_ recording: inout Recording) {
    recording.samples.cadence = recording.samples.cadence.map { $0 * 2 }
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
    for (row, cadence) in samples.cadence.enumerated() where cadence > 0 {
      if !samples.speed.isEmpty, !(samples.speed[row] >= slowestRunningSpeed) { continue }
      histogram[Int(min(cadence.rounded(), 511))] += 1
      count += 1
    }
    var below = 0
    return histogram.firstIndex { occurrences in
      below += occurrences
      return 2 * below >= count && count > 0
    }
  }
}
