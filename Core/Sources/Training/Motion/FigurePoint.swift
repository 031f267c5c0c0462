/// A place in the picture of a figure that stands 100 units tall: x grows to the right, y upward from
/// the floor.
public struct FigurePoint: Hashable, Sendable {
  /// To the right of the middle of the foot, in units.
  public var x: Double
  /// Above the floor, in units.
  public var y: Double

  /// Creates a place.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// How far another place is, in units.
  public func distance(to other: FigurePoint) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
