import Foundation
import Screens
import Training

/// What a runner chooses on the wrist before a run.
struct WatchPlan: Equatable {
  var coach = Personality.oldHand
  var mode = RunPlan.Mode.free
  var place = RunPlace.outdoor

  /// What the phone has planned, if it asked for the run.
  var wanted: RunPlan?

  /// What was chosen last.
  static func last(in store: UserDefaults) -> WatchPlan {
    var plan = WatchPlan()
    plan.coach = store.string(forKey: "coach").flatMap { Personality(rawValue: $0) } ?? plan.coach
    plan.mode = store.string(forKey: "mode").flatMap { RunPlan.Mode(rawValue: $0) } ?? plan.mode
    plan.place = store.string(forKey: "place").flatMap { RunPlace(rawValue: $0) } ?? plan.place
    return plan
  }
}
