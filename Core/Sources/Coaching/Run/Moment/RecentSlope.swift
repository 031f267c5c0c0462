/// The slope of the last 200 m, by a straight line through the measured altitudes.
struct RecentSlope: Equatable, Sendable {
  private struct Place: Equatable, Sendable {
    var distance: Double
    var altitude: Double
  }

  private static let length = 200.0
  private static let spacing = 10.0
  /// A larger hole is no slope.
  private static let longestHole = 60.0

  private var places: [Place] = []

  /// Meters up for each meter forward, once 200 m are measured.
  private(set) var gradient: Double?

  /// The same of the newer half, which knows of a hilltop first.
  private(set) var newerGradient: Double?

  /// Takes the altitude at a distance, or its absence.
  mutating func ingest(_ altitude: Double?, distance: Double) {
    guard let altitude, altitude.isFinite else {
      if let last = places.last, distance - last.distance > Self.longestHole { self = Self() }
      return
    }
    if let last = places.last {
      guard distance - last.distance >= Self.spacing else { return }
      if distance - last.distance > Self.longestHole { self = Self() }
    }
    places.append(Place(distance: distance, altitude: altitude))
    while places.count > 2, distance - places[1].distance >= Self.length { places.removeFirst() }
    let isLong = distance - places[0].distance >= Self.length * 0.95
    gradient = isLong ? Self.slope(of: places[...]) : nil
    let half = places.firstIndex { distance - $0.distance <= Self.length / 2 } ?? 0
    newerGradient = isLong ? Self.slope(of: places[half...]) : nil
  }

  private static func slope(of places: ArraySlice<Place>) -> Double? {
    let count = Double(places.count)
    var middle = 0.0
    var height = 0.0
    for place in places {
      middle += place.distance / count
      height += place.altitude / count
    }
    var above = 0.0
    var below = 0.0
    for place in places {
      let offset = place.distance - middle
      above += offset * (place.altitude - height)
      below += offset * offset
    }
    return below > 0 ? above / below : nil
  }
}
