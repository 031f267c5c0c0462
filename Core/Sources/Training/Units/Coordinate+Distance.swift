extension Coordinate {
  /// The mean radius of the Earth in meters (definition 9 of the running definitions).
  public static let earthRadius = 6_371_008.8

  /// The length of the great circle to another place, by the haversine formula.
  public func distance(to other: Coordinate) -> Distance {
    let radian = 0x1.1df4_6a25_29d3_9p-6
    let north = Portable.sin((other.latitude - latitude) * radian / 2)
    let east = Portable.sin((other.longitude - longitude) * radian / 2)
    let narrowing = Portable.cos(latitude * radian) * Portable.cos(other.latitude * radian)
    let square = min(1, north * north + narrowing * east * east)
    let angle = 2 * Portable.atan2(square.squareRoot(), (1 - square).squareRoot())
    return .meters(Self.earthRadius * angle)
  }

  /// The length over the ground to a place nearby, on the ellipsoid that satellites measure by.
  public func groundDistance(to other: Coordinate) -> Distance {
    let way = ground(to: other)
    return .meters((way.north * way.north + way.east * way.east).squareRoot())
  }

  /// The offset to a place nearby, in meters to the north and to the east.
  ///
  /// The great circle on a sphere is up to 0.6 % too long or too short, by latitude and bearing. This takes
  /// the two radii of curvature at the middle latitude: below a millimeter off in a kilometer, and 0.1 % in
  /// a hundred. WGS 84: semi-major axis 6,378,137 m, flattening 1 / 298.257223563 (NIMA TR8350.2).
  public func ground(to other: Coordinate) -> (north: Double, east: Double) {
    let radian = 0x1.1df4_6a25_29d3_9p-6
    let axis = 6_378_137.0
    let flattening = 1 / 298.257_223_563
    let eccentricity = flattening * (2 - flattening)
    let middle = (latitude + other.latitude) / 2 * radian
    let sine = Portable.sin(middle)
    let narrowing = 1 - eccentricity * sine * sine
    let acrossMeridian = axis / narrowing.squareRoot()
    let alongMeridian = acrossMeridian * (1 - eccentricity) / narrowing
    var turn = other.longitude - longitude
    if turn.magnitude > 180 { turn -= turn > 0 ? 360 : -360 }
    return (
      north: (other.latitude - latitude) * radian * alongMeridian,
      east: turn * radian * acrossMeridian * Portable.cos(middle)
    )
  }
}
