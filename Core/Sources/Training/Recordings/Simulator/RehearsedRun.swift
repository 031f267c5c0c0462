/// A run that nobody runs, second by second: what a device on a wrist would sense of it, so that a watch
/// can be tried on a desk and faster than life.
public enum RehearsedRun {
  /// How fast it goes.
  public static let pace = Pace.secondsPerKilometer(300)

  /// How well its positions hold, in meters.
  public static let accuracy = 4.0

  /// The place after this many seconds: east along the equator, far from real routes.
  public static func coordinate(at seconds: Double) -> Coordinate {
    let degrees = seconds * pace.speed.metersPerSecond / (Double.pi / 180 * 6_371_008.8)
    return Coordinate(latitude: 0, longitude: 11 + degrees)
  }

  /// How fast the heart beats after so many seconds: around 140, up and down in some minutes.
  public static func heartRate(at seconds: Double) -> Int {
    140 + Int((10 * Portable.sin(seconds / 60)).rounded())
  }
}
