import Training

/// The way from one place to another close by, in metres.
struct Offset: Hashable, Sendable {
  var north: Double
  var east: Double

  /// The way between two places less than some kilometres apart.
  init(from start: Coordinate, to end: Coordinate) {
    (north, east) = start.ground(to: end)
  }

  init(north: Double, east: Double) {
    self.north = north
    self.east = east
  }

  var length: Double { (north * north + east * east).squareRoot() }

  static func - (left: Self, right: Self) -> Self {
    Self(north: left.north - right.north, east: left.east - right.east)
  }

  static func * (left: Self, right: Double) -> Self {
    Self(north: left.north * right, east: left.east * right)
  }
}
