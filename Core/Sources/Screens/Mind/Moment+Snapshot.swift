public import Coaching
import Training

extension Moment {
  /// What is known of the run now, in lines with the figures as a screen writes them: what a model may
  /// be told when the runner asks something.
  public var snapshot: [String] {
    let units = plan.units
    var lines = [
      "Distance so far: " + Written.distance(metrics.distance, units: units),
      "Moving time so far: " + Written.duration(metrics.moving),
    ]
    if let pace = metrics.currentPace {
      lines.append("Pace now: " + Written.pace(pace, units: units))
    }
    if let pace = metrics.averagePace {
      lines.append("Average pace: " + Written.pace(pace, units: units))
    }
    if let pace = plan.targetPace {
      lines.append("Target pace: " + Written.pace(pace, units: units))
    }
    if let heart = metrics.heartRate { lines.append("Heart rate: " + Written.heartRate(heart)) }
    if let cadence = metrics.cadence { lines.append("Cadence: " + Written.cadence(cadence)) }
    switch plan.goal {
    case .distance(let goal):
      let left = Distance.meters(max(0, (goal - metrics.distance).meters))
      lines.append("Goal: " + Written.distance(goal, units: units))
      lines.append("Still to go: " + Written.distance(left, units: units))
    case .time(let goal):
      lines.append("Goal: " + Written.duration(goal))
      lines.append("Still to go: " + Written.duration(max(.zero, goal - metrics.moving)))
    case nil: break
    }
    return lines
  }
}
