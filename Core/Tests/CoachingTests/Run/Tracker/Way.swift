import Coaching
import Training

/// A way over flat ground in metres, laid out as positions near 48° north, for tests of distance.
struct Way: Sendable {
  /// Metres per degree at 48° north, by the radii of curvature of WGS 84.
  private static let (north, east) = (111_190.3226, 74_625.3536)

  /// Where somebody is after so many metres: metres east and north.
  let place: @Sendable (Double) -> (east: Double, north: Double)

  /// Straight to the east.
  static let straight = Way { (east: $0, north: 0) }

  /// Round a track of 400 m with bends of 36.5 m.
  static let track = Way { meters in
    let radius = 36.5
    let bend = Double.pi * radius
    let side = 200 - bend
    let way = meters.truncatingRemainder(dividingBy: 400)
    let half = way.truncatingRemainder(dividingBy: 200)
    let turned = way >= 200 ? -1.0 : 1.0
    var (east, north) = (min(half, side), -radius)
    if half > side {
      let angle = (half - side) / radius
      east += radius * Portable.sin(angle)
      north = -radius * Portable.cos(angle)
    }
    return (east: turned * (east - side / 2), north: turned * north)
  }

  /// The position after so many metres, off by so many metres to the east and the north.
  func coordinate(at meters: Double, off: (Double, Double) = (0, 0)) -> Coordinate {
    let (east, north) = place(meters)
    return Coordinate(
      latitude: 48 + (north + off.1) / Self.north,
      longitude: 11 + (east + off.0) / Self.east
    )
  }
}

extension Seed {
  /// Two independent numbers of the normal distribution (Box and Muller, 1958).
  mutating func normalPair() -> (Double, Double) {
    let radius = (-2 * Portable.log(1 - fraction())).squareRoot()
    let angle = 2 * Double.pi * fraction()
    return (radius * Portable.cos(angle), radius * Portable.sin(angle))
  }
}

extension Tracker {
  /// Follows a way at a speed for so many seconds, a fix and a tick a second.
  mutating func follow(
    _ way: Way,
    speed: Double,
    from start: Int = 0,
    seconds: Int,
    noise: Double = 0,
    accuracy: Double? = nil,
    tellsSpeed: Bool = false,
    seed: UInt64 = 1
  ) -> [TrackerEffect] {
    var seed = Seed(seed)
    var effects: [TrackerEffect] = []
    for second in start...(start + seconds) {
      let (east, north) = noise > 0 ? seed.normalPair() : (0, 0)
      let fix = Fix(
        coordinate: way.coordinate(
          at: speed * Double(second - start),
          off: (east * noise, north * noise)
        ),
        accuracy: accuracy,
        speed: tellsSpeed ? .metersPerSecond(speed) : nil
      )
      effects += handle(.position(fix), at: .seconds(second))
      effects += handle(.tick, at: .seconds(second))
    }
    return effects
  }
}

extension [TrackerEffect] {
  /// The splits among the effects.
  var splits: [Split] {
    compactMap { effect in
      if case .split(let split) = effect { split } else { nil }
    }
  }

  /// The laps among the effects.
  var laps: [Split] {
    compactMap { effect in
      if case .lap(let lap) = effect { lap } else { nil }
    }
  }

  /// The metrics among the effects.
  var published: [LiveMetrics] {
    compactMap { effect in
      if case .publish(let metrics) = effect { metrics } else { nil }
    }
  }
}
