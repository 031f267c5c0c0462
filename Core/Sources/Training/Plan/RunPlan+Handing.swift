/// A plan that goes from one device to another.
extension RunPlan {
  /// Whether it plans anything: a purpose, an end, a pace, a rhythm, steps or somebody to race.
  public var isOpen: Bool {
    mode == .free && goal == nil && targetPace == nil && cadence == nil && course == nil
      && rival == nil && race == nil
  }

  /// The plan for a device that shows other units.
  public func seen(in units: UnitSystem) -> RunPlan {
    var plan = self
    plan.units = units
    return plan
  }

  /// The plan with what the runner means to do today: its purpose, and the end, pace and race that it has.
  public func meaning(_ today: RunPlan) -> RunPlan {
    var plan = self
    plan.mode = today.mode
    plan.goal = today.goal ?? goal
    plan.targetPace = today.targetPace ?? targetPace
    plan.race = today.race ?? race
    return plan
  }

  /// The plan, or another one where it plans nothing; without that one's steps, which only the device
  /// that tracks a run can follow.
  public func orElse(_ other: RunPlan) -> RunPlan {
    guard isOpen else { return self }
    var plan = other
    plan.course = nil
    return plan
  }
}
