/// What weights are counted in.
public enum MassUnit: String, CaseIterable, Hashable, Sendable {
  case kilograms = "kg"
  case pounds = "lb"

  /// How many kilograms one of them is; the pound is exactly this since 1959.
  public var kilograms: Double {
    switch self {
    case .kilograms: 1
    case .pounds: 0.45359237
    }
  }
}
