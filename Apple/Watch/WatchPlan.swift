import Screens
import Training

/// What a runner chooses on the wrist before a run.
struct WatchPlan: Equatable {
  var coach = Personality.oldHand
  var mode = RunPlan.Mode.free
  var place = RunPlace.outdoor
}
