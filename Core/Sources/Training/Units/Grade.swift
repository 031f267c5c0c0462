/// How steep the ground is, and what that costs a runner (definition 8 of the running definitions).
public struct Grade: Hashable, Sendable {
  /// Metres up for each meter forward; below zero downhill.
  public let fraction: Double

  /// Creates a grade from meters up for each meter forward.
  public static func fraction(_ value: Double) -> Self { Self(fraction: value) }

  /// How many times the energy of level ground a meter costs, after Minetti and others (2002).
  ///
  /// Measured up to 45 % up and down. Downhill, runners find it harder than this.
  public var energyFactor: Double {
    let grade = min(max(fraction, -0.45), 0.45)
    let cost =
      ((((155.4 * grade - 30.4) * grade - 43.3) * grade + 46.3) * grade + 19.5) * grade + 3.6
    return cost / 3.6
  }

  /// How many times the effort of level ground runners show in their heart rate, for pacing.
  ///
  /// Points of the curve that Strava fitted to its runners, straight lines between them.
  public var effortFactor: Double {
    let points = Self.efforts
    let percent = min(max(fraction * 100, points[0].percent), points[points.count - 1].percent)
    let above = max(1, points.firstIndex { $0.percent >= percent } ?? 1)
    let (low, high) = (points[above - 1], points[above])
    let share = (percent - low.percent) / (high.percent - low.percent)
    return low.factor + (high.factor - low.factor) * share
  }

  private static let efforts: [(percent: Double, factor: Double)] = [
    (-20, 1.085), (-10, 0.875), (-5, 0.9), (0, 1), (5, 1.19), (10, 1.48), (20, 2.28),
  ]
}

extension Pace {
  /// The pace on level ground that would have been as hard.
  public func adjusted(for grade: Grade) -> Pace {
    .secondsPerKilometer(secondsPerKilometer / grade.effortFactor)
  }
}
