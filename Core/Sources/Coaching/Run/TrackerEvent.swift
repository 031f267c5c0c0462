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

/// A sensor that can go away by itself.
public enum Sensor: String, CaseIterable, Hashable, Sendable {
  case position, heartRate, footpod
}

/// One position from a satellite receiver.
public struct Fix: Hashable, Sendable {
  /// Where.
  public var coordinate: Coordinate

  /// Metres above sea level.
  public var altitude: Double?

  /// Radius in metres within which the position holds, where the receiver says so.
  public var accuracy: Double?

  /// Ground speed, where the receiver measures it by Doppler.
  public var speed: Speed?

  /// Seconds by which the position is older than its arrival.
  public var age: Double

  /// Creates a fix.
  public init(
    coordinate: Coordinate,
    altitude: Double? = nil,
    accuracy: Double? = nil,
    speed: Speed? = nil,
    age: Double = 0
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.accuracy = accuracy
    self.speed = speed
    self.age = age
  }
}

/// What a device that computes distance itself says at a moment.
public struct DeviceReading: Hashable, Sendable {
  /// Its distance since the start.
  public var distance: Distance?

  /// Its speed.
  public var speed: Speed?

  /// Creates a reading.
  public init(distance: Distance? = nil, speed: Speed? = nil) {
    self.distance = distance
    self.speed = speed
  }
}
