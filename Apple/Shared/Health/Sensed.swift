import Coaching

/// Something that Health or the receiver of positions says.
enum Sensed: Sendable {
  /// A reading for the tracker.
  case reading(TrackerEvent)
  /// The energy so far in kilocalories, for the end of the run.
  case energy(Double)
  /// The system or the runner has paused the workout outside of the app, or resumed it.
  case paused(Bool)
  /// The session has stopped, and takes no more samples.
  case stopped
  /// Health has ended the workout by itself.
  case failed
}
