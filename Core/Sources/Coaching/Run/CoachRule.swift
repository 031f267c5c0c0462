/// What the coach reacts to when it happens, whatever the plan says.
public enum CoachRule: String, CaseIterable, Hashable, Sendable {
  /// The first part is run clearly faster than the target.
  case tooFastEarly = "too_fast_early"
  /// The pace falls by more than a good runner's allowance, for long enough to be no accident.
  case fade
  /// A sudden, lasting loss of pace late in a long run.
  case wall
  /// Heart rate and pace fall together: the fuel is gone.
  case bonk
  /// Heart rate rises while pace falls: fatigue or heat.
  case fatigue
  /// The same pace costs more beats than it did: aerobic decoupling above 5 %.
  case heartRateDrift = "heart_rate_drift"
  /// Running and walking alternate.
  case runWalk = "run_walk"
  /// The time for the next carbohydrate has come.
  case fuelWindow = "fuel_window"
  /// Behind the plan, and catching up would cost too much.
  case behindAndCostly = "behind_and_costly"
  /// The first half runs so fast that the second will be slower by more than the allowance.
  case positiveSplitRisk = "positive_split_risk"
  /// The pace swings more than it should: coefficient of variation above 0.06.
  case volatilePace = "volatile_pace"
  /// A little behind, and the rest is long enough to win it back gently.
  case recoverableDeficit = "recoverable_deficit"
  /// Ahead of the plan with everything steady.
  case surplus
  /// The end is near and there is something left.
  case finishKick = "finish_kick"
  /// Close to the highest heart rate for minutes: ease off. Safety.
  case heartRateHigh = "heart_rate_high"
  /// The runner has stood for a while: ask how they are. Safety.
  case stopped
  /// The runner still stands after three minutes: ask again, and offer what to do. Safety.
  case stillStopped = "still_stopped"
  /// The runner runs again after a long stop.
  case resumed
  /// The goal is reached.
  case finished
  /// A minute or two after the goal: the way home.
  case afterFinish = "after_finish"
  /// A run that goes on after its goal is an easy run home.
  case homeward
  /// Clearly slower than usual for minutes, on the level and without standing: ask.
  case slowdown
  /// Faster than the target pace of a run without a goal.
  case targetFast = "target_fast"
  /// Slower than the target pace of a run without a goal.
  case targetSlow = "target_slow"
  /// On the target pace of a run without a goal.
  case targetHeld = "target_held"
  /// Asks again while an episode is open.
  case checkIn = "check_in"
  /// Closes an episode: what was wrong is over.
  case recovered
}
