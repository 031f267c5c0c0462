/// A way around a lake that does not exist, in the middle of an ocean, so that it is nobody's way
/// to work.
struct LakeLoop: Sendable {
  private static let corners = 720
  private static let metersPerDegree = 111_195.08

  private var east: [Double] = []
  private var north: [Double] = []
  private var along: [Double] = [0]
  private let center = Coordinate(latitude: 43.5, longitude: -28)
  private let narrowing: Double

  /// Draws the loop: a circle with bays and headlands, about 5.2 km around.
  init() {
    narrowing = Portable.cos(center.latitude * Double.pi / 180)
    for corner in 0...Self.corners {
      let angle = 2 * Double.pi * Double(corner % Self.corners) / Double(Self.corners)
      let radius =
        760
        * (1 + 0.18 * Portable.cos(2 * angle + 0.6) + 0.07 * Portable.sin(3 * angle)
          + 0.03 * Portable.cos(7 * angle + 1.9))
      east.append(1.15 * radius * Portable.cos(angle))
      north.append(0.9 * radius * Portable.sin(angle))
      if corner > 0 {
        let right = east[corner] - east[corner - 1]
        let up = north[corner] - north[corner - 1]
        along.append(along[corner - 1] + (right * right + up * up).squareRoot())
      }
    }
  }

  /// Metres around the lake.
  var length: Double { along[Self.corners] }

  /// The place at a distance along the loop, with an error in meters to the east and to the north.
  func coordinate(after meters: Double, east eastError: Double, north northError: Double)
    -> Coordinate
  {
    let way = meters - length * (meters / length).rounded(.down)
    var low = 0
    var high = Self.corners
    while high - low > 1 {
      let middle = (low + high) / 2
      if along[middle] <= way { low = middle } else { high = middle }
    }
    let share = (way - along[low]) / (along[high] - along[low])
    let right = east[low] + (east[high] - east[low]) * share + eastError
    let up = north[low] + (north[high] - north[low]) * share + northError
    return Coordinate(
      latitude: center.latitude + up / Self.metersPerDegree,
      longitude: center.longitude + right / (Self.metersPerDegree * narrowing)
    )
  }
}
