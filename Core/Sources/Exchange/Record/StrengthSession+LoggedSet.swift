import Coaching
public import Training

extension StrengthSession.Lift {
  /// Takes a set of a workout into the record.
  public init(_ set: LoggedSet) {
    self.init(set.exercise)
    kind = set.isWarmUp ? .warmUp : .working
    reps = set.result.reps.map { Int($0) }
    seconds = set.result.seconds
    if let factor = set.result.unit.meters { meters = set.result.count.map { $0 * factor } }
    effort = set.result.effort?.exertion
    guard let load = set.result.load else { return }
    mode = load.mode
    unit = load.unit
    // Of two weights both are lifted.
    weight = load.value * (load.isPair ? 2 : 1)
  }
}
