import Training

/// Farther and longer than any run.
///
/// A device that reports more is broken, and counting its splits would not end.
enum TrackingLimits {
  static let farthest = 10_000_000.0
  static let longest: Duration = .seconds(8_640_000)

  /// The distance, unless it is none or that of a broken device.
  static func credible(_ distance: Distance?) -> Distance? {
    guard let distance, distance.meters >= 0, distance.meters <= farthest else { return nil }
    return distance
  }

  /// The duration to the millisecond, unless it is none or that of a broken device.
  static func credible(_ duration: Duration?) -> Duration? {
    guard let duration, duration >= .zero, duration <= longest else { return nil }
    return Duration(roundedSeconds: duration.inSeconds)
  }
}
