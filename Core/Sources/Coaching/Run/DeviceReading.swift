public import Training

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
