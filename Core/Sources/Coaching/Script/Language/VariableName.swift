import Training

/// Finds the variable nearest to a misspelled name.
enum VariableName {
  /// What to write instead, for a message.
  static func suggestion(for name: String) -> String {
    if let variable = nearest(to: name.lowercased()) { return "write `\(variable.rawValue)`" }
    return "the variables are \(Variable.allCases.map { $0.rawValue }.joined(separator: ", "))"
  }

  private static func nearest(to name: String) -> Variable? {
    if let variable = meaning(of: name) { return variable }
    let names = Variable.allCases.map { $0.rawValue }
    return Spelling.nearest(to: name, among: names).flatMap { Variable(rawValue: $0) }
  }

  private static func meaning(of name: String) -> Variable? {
    switch name {
    case "dist", "meters", "metres", "km", "kilometers", "distance_meters", "distance_m": .distance
    case "time", "elapsed", "elapsed_time", "moving_time", "seconds", "duration_seconds": .duration
    case "pace", "speed", "current_speed": .currentPace
    case "average_pace", "mean_pace", "average_speed", "avg_speed": .averagePace
    case "goal_pace", "planned_pace", "target": .targetPace
    case "pace_ratio", "ratio", "pace_3min": .paceRatio
    case "heart_rate", "heartrate", "pulse", "bpm", "current_hr": .heartRate
    case "zone", "heart_rate_zone", "heartrate_zone": .heartRateZone
    case "steps", "spm", "step_rate": .cadence
    case "hour", "time_of_day", "hour_of_day": .hourOfDay
    default: nil
    }
  }
}
