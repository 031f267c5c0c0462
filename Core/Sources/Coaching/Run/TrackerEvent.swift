public import Training

/// What a tracker is told: by sensors, by a recording, or by the runner.
public enum TrackerEvent: Hashable, Sendable {
  case start
  case pause
  case resume
  case lap
  case end
  case position(Fix)
  case heartRate(HeartRate)
  case cadence(Cadence)
  /// Watts.
  case power(Double)
  /// What a foot pod says.
  case footpod(FootpodReading)
  /// The pressure of the air in hectopascals.
  case pressure(Double)
  /// Seconds from one heartbeat to the next, in order.
  case heartbeats([Double])
  /// The speed of the treadmill, typed in by the runner; nothing where he stops the belt.
  case belt(Speed?)
  /// A sensor is known to be gone, sooner than its silence would tell.
  case disconnected(Sensor)
  /// The page that receives positions is hidden, or is seen again.
  case hidden(Bool)
  /// A hard interval begins or ends: nobody is paused in it.
  case work(Bool)
  /// The runner asks something of the course of steps.
  case step(StepCommand)
  /// Since the event before this one nobody has listened to any sensor.
  case unheard(TrackingGap.Kind)
  /// What a device that computes distance itself says.
  case device(DeviceReading)
  /// What a device says of the whole session, which settles the summary.
  case deviceTotals(Recording.Totals)
  /// A lap that the device itself marked, taken as it is.
  case deviceLap(Recording.Lap)
  /// A second has passed: time to publish.
  case tick
}
