public import Training

/// The moment that a message waits for.
public enum Trigger: Hashable, Sendable {
  /// When the run passes a distance.
  case atDistance(Distance)
  /// Each time the run passes a multiple of a distance; a jump over several speaks once.
  case everyDistance(Distance)
  /// When the moving time passes a moment.
  case atTime(Duration)
  /// When half of the goal is done.
  case halfway
  /// When no more than this is left of the goal; of a time goal, as far as the mean pace leads.
  case nearFinish(remaining: Distance)
  /// While an expression holds: again after the cooldown, or without one only after it was false.
  ///
  /// When it fires, it opens the branch of its key for the rest of the run.
  case condition(Condition, branchKey: String?, cooldown: Duration?)
  /// When an expression has held for a minute with a trusted heart rate (definition 4).
  case fatigueZone(Condition)
}

extension Trigger {
  /// What it looks at, for the ledger: of a condition, exactly what the expression mentions.
  public func variables(goal: RunPlan.Goal?) -> [Variable] {
    switch self {
    case .atDistance, .everyDistance: [.distance]
    case .atTime: [.duration]
    case .halfway:
      switch goal {
      case .time: [.duration]
      case .distance, nil: [.distance]
      }
    case .nearFinish:
      switch goal {
      case .time: [.duration, .averagePace]
      case .distance, nil: [.distance]
      }
    case .condition(let condition, _, _), .fatigueZone(let condition): condition.variables
    }
  }

  /// Whether a plan determines when it fires; the others wait for something that may never happen.
  public var isScheduled: Bool {
    switch self {
    case .atDistance, .everyDistance, .atTime, .halfway, .nearFinish: true
    case .condition, .fatigueZone: false
    }
  }
}
