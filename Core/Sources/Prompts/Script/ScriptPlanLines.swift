import Coaching
import Screens
import Training

/// A plan in lines, with its figures as a screen writes them.
enum ScriptPlanLines {
  /// What the runner means to do.
  static func lines(_ plan: RunPlan) -> [String] {
    let units = plan.units
    var lines: [String] = []
    switch plan.mode {
    case .free: lines.append("A run for its own sake.")
    case .training: lines.append("A training run.")
    case .race: lines.append("A race.")
    }
    switch plan.goal {
    case .distance(let goal):
      lines.append(
        "It ends at " + Written.distance(goal, units: units)
          + " (\(Int(goal.meters.rounded())) meters)."
      )
      lines.append("Half of it is at " + Written.distance(.meters(goal.meters / 2), units: units))
      if let pace = plan.targetPace {
        let time = Duration.seconds((pace.secondsPerKilometer * goal.kilometers).rounded())
        lines.append("At the target pace it takes " + Written.duration(time) + ".")
      }
    case .time(let goal):
      lines.append(
        "It ends after \(Written.duration(goal)) (\(Int(goal.inSeconds.rounded())) seconds)."
      )
    case nil: lines.append("It ends when the runner likes.")
    }
    if let pace = plan.targetPace {
      lines.append("The target pace is " + Written.pace(pace, units: units) + ".")
    }
    if let cadence = plan.cadence {
      lines.append("The cadence to hold is \(cadence.target.beatsPerMinute) steps per minute.")
    }
    lines.append(units == .metric ? "The runner counts kilometers." : "The runner counts miles.")
    return lines
  }
}
