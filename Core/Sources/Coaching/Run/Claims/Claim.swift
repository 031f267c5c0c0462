/// Something that a phrase says about the run; it must hold at the second at which the phrase is said.
///
/// A phrase without claims is neutral. A claim about something that nobody measures, or not yet, does
/// not hold. ``ClaimJudge`` has the one definition of each.
public enum Claim: String, CaseIterable, Hashable, Sendable {
  // MARK: The newest split

  /// Exactly one split is complete.
  case first
  /// At least two splits are complete.
  case secondOn = "second_on"
  /// Less than one split remains to a distance goal.
  case lastSplit = "last_split"
  /// The last three splits are within 3 % of each other.
  case even
  /// As many seconds as the split before, within one.
  case equal
  /// At least 2 % faster than the split before.
  case faster
  /// At least 2 % slower than the split before.
  case slower
  /// The fastest of at least three.
  case fastest
  /// The slowest of at least three.
  case slowest
  /// Within 2 % of its target.
  case onTarget = "on_target"
  /// More than 2 % faster than its target.
  case underTarget = "under_target"
  /// More than 2 % slower than its target.
  case overTarget = "over_target"
  /// The runner did not stand in it.
  case unbrokenSplit = "unbroken_split"

  // MARK: The run now

  /// The last three minutes are within 3 % of the usual pace and vary little.
  case steady
  /// The last three minutes are at least 4 % faster than the usual pace.
  case quicker
  /// The last three minutes are at least 4 % slower than the usual pace.
  case easing
  /// Nothing is wrong: no stop, no episode, no loss of pace, no high heart rate, no drift.
  case fine
  /// A heart rate below 75 % of the highest.
  case easy
  /// A heart rate of at least 88 % of the highest.
  case hard
  /// A trusted heart rate is known.
  case heart
  /// The first quarter of an hour, and fine.
  case fresh
  /// The pace has eased for minutes late in the run, or costs more heartbeats than it did.
  case tired
  /// The heart rate was high and has fallen well within the last three minutes.
  case recovering
  /// The runner moved all of the last minute.
  case moving
  /// The runner stood for less than 30 s in a run of 20 min or more.
  case unbroken
  /// The runner has stood for at least 10 s.
  case standing
  /// Ahead of the plan in total, and not losing now.
  case ahead
  /// Behind the plan in total, and not gaining now.
  case behind
  /// On plan in total and now.
  case onPlan = "on_plan"
  /// The last three minutes are faster than the target.
  case gaining
  /// The last three minutes are slower than the target.
  case losing
  /// Ahead in total, but losing.
  case cushionShrinks = "cushion_shrinks"
  /// Behind in total, but gaining.
  case catchingUp = "catching_up"
  /// Not further behind than what is left of the run can win back.
  case withinReach = "within_reach"
  /// Behind the plan by more than what is left of the run can win back.
  case farBehind = "far_behind"
  /// Behind the target of a race, with a slower goal of it that the pace of now still reaches.
  case nextGoal = "next_goal"
  /// The last 200 m climbed.
  case uphill
  /// The last 200 m fell.
  case downhill
  /// The last 200 m did neither.
  case flat

  // MARK: A planned run

  /// The last repetition lay in its band.
  case inBand = "in_band"
  /// The last repetition was faster or harder than its band.
  case overBand = "over_band"
  /// The last repetition was slower or easier than its band.
  case underBand = "under_band"
  /// Repetitions are left after the last one.
  case repsAhead = "reps_ahead"
  /// Exactly one repetition is left.
  case oneToGo = "one_to_go"
  /// The last repetition was the last of all.
  case repsDone = "reps_done"

  // MARK: Time and place

  /// The first quarter of the goal, or the first 20 min without one.
  case early
  /// The last quarter of the goal, or after an hour without one.
  case late
  /// More than an hour has been run.
  case long
  /// Half of the goal is just done.
  case halfway
  /// About a third of the goal is left.
  case thirdLeft = "third_left"
  /// From five to ten o'clock.
  case morning
  /// From six to nine in the evening.
  case evening
  /// From nine in the evening to five o'clock.
  case night
  /// At night, and in no race.
  case alone
  /// The distance is measured now.
  case measured
  /// The distance is bridged or estimated now.
  case guessed
}
