import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

/// What a page knows of the workout that it leads through.
struct WorkoutDesk: Sendable {
  var session: WorkoutSession?
  /// Whether nobody sees the page: then the device may sleep unnoticed.
  var isHidden = false
}
