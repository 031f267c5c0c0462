/// How steep the ground is, and what that costs, so that a hill excuses a slow kilometre.
struct Slope: Equatable, Sendable {
  /// Metres over which a gradient is taken: less would be noise (definition 8).
  private static let baseline = 50.0

  private struct Place: Equatable, Sendable {
    var distance: Double
    var altitude: Double
  }

  /// The places of the last metres, the oldest just beyond the baseline.
  private var places: [Place] = []

  /// Metres up for each metre forward.
  private(set) var gradient: Double?

  /// Whether the sensors tell an altitude, and have for long enough to know the gradient.
  var isKnown: Bool { gradient != nil }

  /// Takes the altitude at a distance, or its absence.
  mutating func ingest(_ altitude: Double?, distance: Double) {
    guard let altitude else {
      self = Self()
      return
    }
    places.append(Place(distance: distance, altitude: altitude))
    while places.count > 2, distance - places[1].distance >= Self.baseline { places.removeFirst() }
    let length = distance - places[0].distance
    guard length >= Self.baseline else { return }
    gradient = min(max((altitude - places[0].altitude) / length, -0.3), 0.3)
  }

  /// How many metres on the flat cost as much as one metre here.
  var cost: Double { gradient.map(Self.cost) ?? 1 }

  /// The cost of a gradient relative to the flat, from the points in definition 8.
  private static func cost(of gradient: Double) -> Double {
    let points = [
      (-0.2, 1.085), (-0.1, 0.875), (-0.05, 0.9), (0, 1), (0.05, 1.19), (0.1, 1.48), (0.2, 2.28),
    ]
    var (left, low) = points[0]
    guard gradient > left else { return low }
    for (right, high) in points.dropFirst() {
      if gradient <= right { return low + (high - low) * (gradient - left) / (right - left) }
      (left, low) = (right, high)
    }
    return low
  }
}
