public import Training

/// The coach's own judgement: watches a run second by second and remarks on what happens in it.
///
/// It knows no words. What it finds it hands out as a ``Remark`` with the figures behind it; a
/// ``Phrasebook`` puts it into words, and the dispatcher decides whether it is said.
public struct RuleBook: Equatable, Sendable {
  /// What the runner means to do; it may be changed in the middle of a run.
  public var plan: RunPlan

  /// The runner's highest heart rate; without it nothing is said of a heart rate being too high.
  public var maxHeartRate: HeartRate?

  /// The runner's own fueling; without it the length of the run decides.
  public var fueling: Fueling?

  /// Opens the book at the start of a run.
  public init(plan: RunPlan, maxHeartRate: HeartRate? = nil, fueling: Fueling? = nil) {
    self.plan = plan
    self.maxHeartRate = maxHeartRate
    self.fueling = fueling
  }

  /// Looks at a second of the run and returns what is worth a remark now, the weightiest first.
  ///
  /// Called once a second with every moment, running or not: gaps are noticed by the clock.
  public mutating func consider(_ moment: Moment) -> [Remark] {
    []
  }
}
