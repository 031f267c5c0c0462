import Coaching

/// Which figures are known where a phrase is said.
enum KnownFigures {
  /// A phrase whose value is unknown is not said, so each topic uses what is usually known there.
  static func on(_ topic: Topic) -> Set<String> {
    let plan: Set = [
      "gap", "avg_pace", "target_pace", "pace", "projection", "time", "distance", "remaining",
      "lead", "last_three", "finish", "finish_range",
    ]
    switch topic {
    case .kilometer, .firstSplit: return ["distance", "split", "split_number", "avg_pace", "time"]
    case .rule(.homeward): return ["distance", "split", "split_number"]
    case .course(.begin): return ["step", "rep", "reps"]
    case .course(.coming): return ["next_step", "step_left"]
    case .course(.halfway): return ["step_left"]
    case .course(.result): return ["last_rep", "step"]
    case .course(.ease), .course(.lift): return ["step_target", "step_value"]
    case .course(.rivalAhead), .course(.rivalBehind):
      return ["rival", "rival_gap", "rival_distance"]
    case .course(.rivalTaken), .course(.rivalPassed), .course(.rivalBeaten), .course(.rivalLost):
      return ["rival", "rival_gap"]
    case .notice(.splitPassed): return ["distance", "split_number"]
    case .rule(.recovered): return ["last_three"]
    case .clock: return ["time", "distance"]
    case .halfway:
      return ["half_time", "remaining", "time", "avg_pace", "projection", "finish", "finish_range"]
    case .finalThird, .nearFinish, .lastStretch:
      return ["remaining", "time", "avg_pace", "projection", "finish", "finish_range"]
    case .ahead, .onPace, .behind, .surge, .strongLate: return plan
    case .raceStart: return ["target_pace"]
    case .shortSteps: return ["cadence"]
    case .highEffort: return ["hr", "zone"]
    case .rule(.tooFastEarly), .rule(.positiveSplitRisk): return ["target_pace", "last_three"]
    // A safety line says nothing that could be missing.
    case .rule(.heartRateHigh): return []
    case .rule(let rule) where Self.speaksOfPlan.contains(rule.rawValue): return plan
    case .rule(let rule) where rule.rawValue == "stopped":
      return ["stood", "remaining", "distance"]
    case .rule(let rule) where rule.rawValue == "finished":
      return ["result", "avg_pace", "distance", "time"]
    default: return []
    }
  }

  private static let speaksOfPlan: Set = [
    "behind_and_costly", "recoverable_deficit", "surplus", "finish_kick", "target_fast",
    "target_slow", "target_held",
  ]

  /// What is known beside that wherever a claim holds.
  static func by(_ claim: Claim) -> Set<String> {
    switch claim {
    case .faster, .slower, .equal, .even, .fastest, .slowest: ["split", "split_change"]
    case .onTarget, .underTarget, .overTarget: ["split", "split_miss", "target_pace"]
    case .ahead, .behind, .onPlan, .cushionShrinks, .catchingUp, .withinReach, .farBehind:
      ["lead", "gap", "last_three", "target_pace", "result_gap", "finish", "finish_range"]
    case .nextGoal: ["goal_time", "goal_pace"]
    case .gaining, .losing: ["last_three", "target_pace"]
    case .steady, .quicker, .easing, .tired: ["last_three", "pace", "avg_pace"]
    case .heart, .easy, .hard, .recovering: ["hr"]
    case .standing: ["stood"]
    case .first, .secondOn: ["split", "split_number", "distance", "avg_pace", "time"]
    case .repsAhead: ["reps_left"]
    case .inBand, .overBand, .underBand, .oneToGo, .repsDone: []
    case .lastSplit, .late, .halfway, .thirdLeft: ["remaining"]
    case .unbrokenSplit, .fine, .fresh, .moving, .unbroken, .uphill, .downhill, .flat, .early,
      .long, .morning, .evening, .night, .alone, .measured, .guessed:
      []
    }
  }
}
