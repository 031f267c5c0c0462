public import Training

/// The names of distances that people race or time.
public enum RaceWords {
  /// The name of a distance: "mile", "10 km", "half marathon".
  public static func name(_ distance: Distance) -> String {
    switch distance.meters {
    case 1609.344: "mile"
    case 21_097.5: "half marathon"
    case 42_195: "marathon"
    default: Written.roundDistance(distance, units: .metric)
    }
  }
}
