/// What the coach says of the sensors themselves, once each time it changes.
public enum SensorNotice: String, CaseIterable, Hashable, Sendable {
  case positionLost = "gps_lost"
  case positionFound = "gps_found"
  case heartRateLost = "heart_rate_lost"
  case heartRateFound = "heart_rate_found"
  case watchDisconnected = "watch_disconnected"
  case watchReconnected = "watch_reconnected"
  case heartRateDoubtful = "heart_rate_doubtful"
  case pageHidden = "page_hidden"
  case footpodLost = "footpod_lost"
  case footpodFound = "footpod_found"
  case sessionRestored = "session_restored"
  /// Positions come and go.
  case positionFlapping = "gps_flapping"
  /// The heart rate comes and goes.
  case heartRateFlapping = "heart_rate_flapping"
  /// A split was passed where no position came.
  case splitPassed = "split_passed"
}
