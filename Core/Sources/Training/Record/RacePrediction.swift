/// What time a distance would take, from one that was run: always as a range.
///
/// Definitions 15 and 16 of the running definitions: Riegel's power law, and the oxygen that a pace
/// costs after Daniels and Gilbert.
public struct RacePrediction: Hashable, Sendable {
  /// Riegel's exponent (Riegel, "Athletic Records and Human Endurance", 1981).
  public static let exponent = 1.06

  /// How far.
  public var distance: Distance

  /// The faster of the two estimates.
  public var fastest: Duration

  /// The slower of the two.
  public var slowest: Duration

  /// Predicts a distance from an effort, or nothing where it is more than four times as long: then
  /// neither rule holds.
  public init?(of distance: Distance, from effort: BestEffort) {
    let (meters, seconds) = (effort.distance.meters, effort.duration.inSeconds)
    guard meters > 0, seconds > 0, distance.meters <= meters * 4, distance.meters >= meters / 4
    else { return nil }
    let riegel = Self.riegel(distance, from: effort)
    let oxygen = Self.time(of: distance, oxygen: Self.oxygen(of: effort)) ?? riegel
    self.distance = distance
    fastest = min(riegel, oxygen)
    slowest = max(riegel, oxygen)
  }

  /// Riegel's time: T1 (D2 / D1)^1.06.
  public static func riegel(
    _ distance: Distance,
    from effort: BestEffort,
    exponent: Double = RacePrediction.exponent
  ) -> Duration {
    let ratio = distance.meters / effort.distance.meters
    return Duration(
      roundedSeconds: effort.duration.inSeconds * Portable.pow(ratio, exponent)
    )
  }

  /// The oxygen uptake that an effort shows, in ml a minute and kilogram, known as VDOT.
  public static func oxygen(of effort: BestEffort) -> Double {
    let minutes = effort.duration.inSeconds / 60
    let speed = effort.distance.meters / minutes
    let cost = -4.6 + 0.182258 * speed + 0.000104 * speed * speed
    let share =
      0.8 + 0.1894393 * Portable.exp(-0.012778 * minutes)
      + 0.2989558 * Portable.exp(-0.1932605 * minutes)
    return cost / share
  }

  /// The time for a distance at an oxygen uptake, found by bisection, to the millisecond.
  public static func time(of distance: Distance, oxygen: Double) -> Duration? {
    var (low, high) = (distance.meters / 12, distance.meters / 0.8)
    func reached(_ seconds: Double) -> Double {
      self.oxygen(of: BestEffort(distance: distance, duration: Duration(roundedSeconds: seconds)))
    }
    guard reached(low) > oxygen, reached(high) < oxygen else { return nil }
    while high - low > 0.001 {
      let middle = (low + high) / 2
      if reached(middle) > oxygen { low = middle } else { high = middle }
    }
    return Duration(roundedSeconds: ((low + high) / 2).rounded())
  }
}
