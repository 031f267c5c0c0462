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
    case .heartRateVariability: 1...500
    }
  }

  /// Whether of two readings of a day the greater one holds, and not the later: every device counts the same
  /// steps, and a nap is no night.
  var isGreatest: Bool { self == .steps || self == .sleep }
}
