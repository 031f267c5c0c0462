public import Training

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
