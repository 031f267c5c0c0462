import Training

/// A figure that a rule looked at, by the name that the rule gives it.
enum LedgerFigure: String, CaseIterable {
  case averagePace = "avg_pace"
  case decouplingPercent = "decoupling_percent"
  case distance
  case excessPercent = "excess_percent"
  case grams
  case heartRate = "hr"
  case heartRate1min = "hr_1min"
  case heartRate30s = "hr_30s"
  case heartRate3min = "hr_3min"
  case heartRateBefore = "hr_before"
  case heartRateSlope = "hr_slope"
  case leadPercent = "lead_percent"
  case lossPercent = "loss_percent"
  case maxHeartRate = "max_hr"
  case meanWalkSeconds = "mean_walk_seconds"
  case minutesToNext = "minutes_to_next"
  case pace100s = "pace_100s"
  case pace10min = "pace_10min"
  case pace2min = "pace_2min"
  case pace3min = "pace_3min"
  case pace4min = "pace_4min"
  case pace5min = "pace_5min"
  case pace90s = "pace_90s"
  case paceBefore = "pace_before"
  case paceVariationPercent = "pace_variation_percent"
  case projectedSplitPercent = "projected_split_percent"
  case remaining
  case requiredPace = "required_pace"
  case secondsAhead = "seconds_ahead"
  case secondsBehind = "seconds_behind"
  case secondsHigh = "seconds_high"
  case secondsStood = "seconds_stood"
  case targetPace = "target_pace"
  case usualPace = "usual_pace"
  case walks

  /// What a figure is measured in.
  enum Measure {
    case pace, heartRate, percent, time, distance, grams, minutes, plain

    /// The figure with its unit.
    func text(_ number: Double, _ units: UnitSystem) -> String {
      switch self {
      case .pace: Written.pace(.secondsPerKilometer(number), units: units)
      case .heartRate: Written.heartRate(.beatsPerMinute(number))
      case .percent: plainNumber((number * 10).rounded() / 10) + " %"
      case .time: Written.seconds(number)
      case .distance: Written.distance(.meters(number), units: units)
      case .grams: plainNumber(number.rounded()) + " g"
      case .minutes: plainNumber((number * 10).rounded() / 10) + " min"
      case .plain: plainNumber(number)
      }
    }
  }

  /// How the figure is written.
  var measure: Measure {
    switch self {
    case .averagePace, .pace100s, .pace10min, .pace2min, .pace3min, .pace4min, .pace5min, .pace90s,
      .paceBefore, .requiredPace, .targetPace, .usualPace:
      .pace
    case .decouplingPercent, .excessPercent, .leadPercent, .lossPercent, .paceVariationPercent,
      .projectedSplitPercent:
      .percent
    case .distance, .remaining:
      .distance
    case .grams:
      .grams
    case .heartRate, .heartRate1min, .heartRate30s, .heartRate3min, .heartRateBefore, .maxHeartRate:
      .heartRate
    case .heartRateSlope, .walks:
      .plain
    case .meanWalkSeconds, .secondsAhead, .secondsBehind, .secondsHigh, .secondsStood:
      .time
    case .minutesToNext:
      .minutes
    }
  }
}
