/// What a rule has seen and leaves alone, with the reason: the ledger's answer to "why did you say
/// nothing?".
public struct Restraint: Hashable, Sendable {
  /// Why a rule leaves its case alone.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// The stop may be a red light, and so far is no longer than one.
    case shortStop = "short_stop"
    /// The runner alternates between running and walking.
    case runWalk = "run_walk"
    /// Another remark on the same has just been made.
    case alreadySaid = "already_said"
    /// The rule has said all that it may say in one run.
    case saidEnough = "said_enough"
    /// The goal is reached, and the rest of the way is the runner's own.
    case goalReached = "goal_reached"
  }

  /// The rule that has seen something.
  public var rule: CoachRule

  /// Why it leaves it alone.
  public var reason: Reason

  /// Creates a restraint.
  public init(_ rule: CoachRule, _ reason: Reason) {
    self.rule = rule
    self.reason = reason
  }
}
