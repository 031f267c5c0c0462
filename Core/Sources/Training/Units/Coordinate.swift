/// A place on the Earth's surface, on the WGS 84 ellipsoid.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, -90 to 90.
  public let latitude: Double

  /// Degrees east of Greenwich, -180 to 180.
  public let longitude: Double

  /// Creates a place from degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
