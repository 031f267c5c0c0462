/// Finds what somebody meant by a name that is no variable.
enum VariableName {
  /// What to write instead, for a message.
  static func suggestion(for name: String) -> String {
    if let variable = nearest(to: name.lowercased()) { return "write `\(variable.rawValue)`" }
    return "the variables are \(Variable.allCases.map { $0.rawValue }.joined(separator: ", "))"
  }

  private static func nearest(to name: String) -> Variable? {
    if let variable = meaning(of: name) { return variable }
    guard name.utf8.count <= 40 else { return nil }
    var best: (variable: Variable, distance: Int)?
    for variable in Variable.allCases {
      let distance = edits(Array(name.utf8), Array(variable.rawValue.utf8))
      if distance < best?.distance ?? Int.max { best = (variable, distance) }
    }
    guard let best, best.distance <= max(1, name.utf8.count / 3) else { return nil }
    return best.variable
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

  /// How many letters must change to turn one word into another (Levenshtein, 1966).
  private static func edits(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (line, letter) in one.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, target) in other.enumerated() {
        let replaced = diagonal + (letter == target ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, min(diagonal, row[column]) + 1)
      }
    }
    return row[other.count]
  }
}
