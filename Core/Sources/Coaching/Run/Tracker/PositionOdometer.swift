import Training

/// Turns positions into a distance (definition 9 of the running definitions).
struct PositionOdometer: Hashable, Sendable {
  /// What a fix has done to the distance.
  enum Step: Hashable, Sendable {
    /// The fix was not believed.
    case dropped
    /// The fix was believed and is too close to the last one to count.
    case held
    /// The runner came this many metres further.
    case advanced(Double)
    /// After a gap: this many metres in a straight line, which the runner at least covered.
    case bridged(Double)
  }

  private struct Point: Hashable, Sendable {
    var place: Coordinate
    var time: Double
  }

  private static let longestGap = 15.0
  private static let fastest = 10.0

  private var anchor: Point?
  private var last: Point?
  private var suspect: Point?

  /// Forgets where the distance was counted from, after a pause: nobody runs while the timer stands.
  mutating func restart() {
    anchor = nil
    suspect = nil
  }

  /// Takes a fix that arrived at a time in seconds.
  mutating func take(_ fix: Fix, at now: Double) -> Step {
    guard let point = believable(fix, at: now) else { return .dropped }
    guard let anchor, let last else {
      accept(point)
      return .held
    }
    let silence = point.time - last.time
    let jump = last.place.distance(to: point.place).meters
    if jump > Self.fastest * silence { return doubt(point) }
    suspect = nil
    let moved = anchor.place.distance(to: point.place).meters
    if silence > Self.longestGap {
      accept(point)
      return .bridged(moved)
    }
    self.last = point
    guard moved >= max(2, 0.3 * (fix.accuracy ?? 0)) else { return .held }
    accept(point)
    return .advanced(moved)
  }

  /// One fix too far away is a spike; a second one close to it is where the runner really is.
  private mutating func doubt(_ point: Point) -> Step {
    guard let suspect else {
      self.suspect = point
      return .dropped
    }
    let jump = suspect.place.distance(to: point.place).meters
    if jump > Self.fastest * (point.time - suspect.time) {
      self.suspect = point
      return .dropped
    }
    accept(point)
    return .held
  }

  private mutating func accept(_ point: Point) {
    anchor = point
    last = point
    suspect = nil
  }

  private func believable(_ fix: Fix, at now: Double) -> Point? {
    guard fix.age >= 0, fix.age <= 5, fix.coordinate.isOnEarth else { return nil }
    let point = Point(place: fix.coordinate, time: now - fix.age)
    let newest = max(last?.time ?? -.infinity, suspect?.time ?? -.infinity)
    guard point.time > newest else { return nil }
    // A receiver that has nothing better for a while is believed more loosely.
    let isStarved = point.time - (last?.time ?? -.infinity) > 10
    guard (fix.accuracy ?? 0) <= (isStarved ? 50 : 30) else { return nil }
    return point
  }
}

extension Coordinate {
  fileprivate var isOnEarth: Bool { latitude.magnitude <= 90 && longitude.magnitude <= 180 }
}
