public import Training

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
}
