extension Coordinate {
  /// The mean radius of the Earth in metres (definition 9 of the running definitions).
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
}
