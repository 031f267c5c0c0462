import Training

extension DailyFigure.Kind {
  /// What somebody can have; anything else is an error of the device or of a typing hand.
  var believable: ClosedRange<Double> {
    switch self {
    case .restingHeartRate: 20...150
    case .bodyMass: 10...500
    case .maximalOxygenUptake: 5...110
    case .steps: 1...250_000
    case .sleep: 60...86_400
    case .heartRateVariability, .heartRateDeviation: 1...500
    }
  }

  /// Why a value is left out that nobody can have.
  func doubt(_ value: Double, _ range: ClosedRange<Double>) -> String {
    let (name, unit) = words
    let found = CSVCell.number(value.magnitude < 1e9 ? (value * 100).rounded() / 100 : value)
    let bounds = "\(CSVCell.number(range.lowerBound)) to \(CSVCell.number(range.upperBound))"
    return "found \(name) of \(found), expected \(bounds) \(unit)"
  }

  // What a sentence calls the figure, and its unit.
  private var words: (name: String, unit: String) {
    switch self {
    case .restingHeartRate: ("a resting heart rate", "bpm")
    case .bodyMass: ("a weight", "kg")
    case .maximalOxygenUptake: ("a VO2max", "ml/min/kg")
    case .steps: ("a count of steps", "steps")
    case .sleep: ("a sleep", "s")
    case .heartRateVariability: ("a heart rate variability (RMSSD)", "ms")
    case .heartRateDeviation: ("a heart rate variability (SDNN)", "ms")
    }
  }

  /// Whether of two readings of a day the greater one holds, and not the later: every device counts the same
  /// steps, and a nap is no night.
  var isGreatest: Bool { self == .steps || self == .sleep }
}
