/// A pace or a range of paces that a step asks for, in the unit it was written in.
public struct PaceGoal: Hashable, Sendable {
  /// The length that the time belongs to.
  public enum Unit: String, CaseIterable, Hashable, Sendable {
    case kilometer = "km"
    case mile = "mi"
    /// As rowers count.
    case halfKilometer = "500m"

    /// The length in meters.
    public var meters: Double {
      switch self {
      case .kilometer: 1000
      case .mile: Distance.metersPerMile
      case .halfKilometer: 500
      }
    }
  }

  /// Seconds for one unit at the fast end.
  public var fastest: Int

  /// Seconds for one unit at the slow end.
  public var slowest: Int

  /// What the seconds are for.
  public var unit: Unit

  /// Creates a goal; the ends are put in order.
  public init(fastest: Int, slowest: Int, unit: Unit) {
    self.fastest = min(fastest, slowest)
    self.slowest = max(fastest, slowest)
    self.unit = unit
  }

  /// The pace in the middle, for estimates.
  public var middle: Pace {
    .secondsPerKilometer(Double(fastest + slowest) / 2 * 1000 / unit.meters)
  }
}
