public import Training

extension RunPlan {
  /// Seconds that the plan gives a split that was run: where the crowd of a start may have cost time,
  /// anything from the plan without it to the plan with it is on plan.
  public func plannedTime(of split: Split) -> Double? {
    guard let most = plannedTime(ofSplit: split.number, long: split.distance) else { return nil }
    let start = Distance.meters(Double(split.number - 1) * units.splitDistance.meters)
    let spare = crowdAllowance(to: start + split.distance) - crowdAllowance(to: start)
    guard spare > 0 else { return most }
    return min(max(split.moving.inSeconds, most - spare), most)
  }
}
