public import Training

/// The moment that a message waits for.
public enum Trigger: Equatable, Sendable {
  /// When the run passes a distance.
  case atDistance(Distance)
  /// Each time the run passes a multiple of a distance; a jump over several speaks once.
  case everyDistance(Distance)
  /// When the moving time passes a moment.
  case atTime(Duration)
  /// When half of the goal is done.
  case halfway
  /// When no more than this is left of a distance goal.
  case nearFinish(remaining: Distance)
  /// While an expression holds.
  case condition(Condition, branchKey: String?, cooldown: Duration?)
  /// When an expression has held for a minute with a trusted heart rate (definition 4).
  case fatigueZone(Condition)
}
