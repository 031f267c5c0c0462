import Screens
import Training

/// A run that the watch is to track: chosen on the wrist, or asked for by the phone.
struct WatchPlan: Equatable {
  var coach = Personality.oldHand
  var place = RunPlace.outdoor
  var run = RunPlan()
}
