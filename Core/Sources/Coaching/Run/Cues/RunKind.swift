public import Training

/// What kind of run a plan is, to choose what is told on it.
public enum RunKind: String, CaseIterable, Hashable, Sendable {
  /// A run without a workout that is no race.
  case easy
  /// A run that is led through the steps of a workout.
  case workout
  /// A race.
  case race
  /// A run without a plan.
  case free

  /// The kind of a planned run.
  public init(_ plan: RunPlan) {
    if plan.course != nil {
      self = .workout
    } else {
      switch plan.mode {
      case .free: self = .free
      case .training: self = .easy
      case .race: self = .race
      }
    }
  }
}
