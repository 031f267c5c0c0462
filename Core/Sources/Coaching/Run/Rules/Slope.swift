/// How steep the ground is, and what that costs, so that a hill excuses a slow kilometre.
struct Slope: Equatable, Sendable {
  /// Metres over which a gradient is taken: less would be noise (definition 8 asks for 50 m).
  private static let baseline = 60.0

  private struct Point: Equatable, Sendable {
    var distance: Double
    var altitude: Double
  }

  private var altitude: Double?
  private var anchor: Point?
  private var gradient = 0.0

  /// Whether the sensors have told an altitude lately enough to know the gradient.
  private(set) var isKnown = false

  /// Takes the altitude after some seconds and metres.
  mutating func take(_ reading: Double?, seconds: Double, distance: Double) {
    guard let reading else {
      self = Self()
      return
    }
    let share = seconds / (seconds + 10)
    let smooth = altitude.map { $0 + (reading - $0) * share } ?? reading
    altitude = smooth
    let here = Point(distance: distance, altitude: smooth)
    guard let anchor, distance >= anchor.distance else {
      self.anchor = here
      return
    }
    let length = distance - anchor.distance
    guard length >= Self.baseline else { return }
    gradient = min(max((smooth - anchor.altitude) / length, -0.3), 0.3)
    isKnown = true
    self.anchor = here
  }

  /// How many metres on the flat cost as much as one metre here.
  var cost: Double { Self.cost(of: gradient) }

  /// The cost of a gradient relative to the flat, from the points in definition 8.
  static func cost(of gradient: Double) -> Double {
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
