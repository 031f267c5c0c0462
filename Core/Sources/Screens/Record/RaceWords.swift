public import Training

/// The names of distances that people race or time.
public enum RaceWords {
  /// The name of a distance: "mile", "10 km", "half marathon", "Halbmarathon".
  public static func name(_ distance: Distance, in language: Language = .english) -> String {
    switch distance.meters {
    case Distance.metersPerMile: language.pick("mile", "Meile")
    case 21_097.5: language.pick("half marathon", "Halbmarathon")
    case 42_195: language.pick("marathon", "Marathon")
    default: Written.roundDistance(distance, units: .metric, in: language)
    }
  }
}
