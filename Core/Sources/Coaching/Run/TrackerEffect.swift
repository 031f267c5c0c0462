/// What a tracker asks for.
public enum TrackerEffect: Hashable, Sendable {
  /// Show and pass on the metrics: once a second.
  case publish(LiveMetrics)
  /// A kilometre or a mile is complete.
  case split(Split)
  /// A lap is complete.
  case lap(Split)
  /// The runner stands or runs again, found out by the tracker; the edge lies at the given elapsed time.
  case autoPause(Bool, since: Duration)
  /// A stretch of the run was not measured; it is over now.
  case gap(TrackingGap)
}
