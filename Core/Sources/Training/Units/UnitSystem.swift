/// Whether a person thinks in kilometers or in miles.
public enum UnitSystem: String, CaseIterable, Hashable, Sendable {
  case metric
  case imperial

  /// The distance after which a split is counted and spoken.
  public var splitDistance: Distance {
    switch self {
    case .metric: .kilometers(1)
    case .imperial: .miles(1)
    }
  }
}
