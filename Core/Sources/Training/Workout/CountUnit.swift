/// What an exercise is counted in.
public enum CountUnit: String, CaseIterable, Hashable, Sendable {
  case reps, seconds, meters, kilometers, miles, yards, feet, calories, steps, breaths, laps

  /// How many meters one of them is, if it is a length.
  public var meters: Double? {
    switch self {
    case .meters: 1
    case .kilometers: 1000
    case .miles: Distance.metersPerMile
    case .yards: Distance.metersPerYard
    case .feet: Distance.metersPerFoot
    case .reps, .seconds, .calories, .steps, .breaths, .laps: nil
    }
  }
}
