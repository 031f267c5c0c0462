/// The five heart rate zones of a runner, with how they were found.
///
/// Definitions 1 to 3 of the running definitions. Zone 4 of one method is not zone 4 of the other,
/// so the method is always shown beside the number.
public struct HeartRateZones: Hashable, Sendable {
  /// What the boundaries are fractions of.
  public enum Method: String, CaseIterable, Hashable, Sendable {
    /// The heart rate reserve above rest, after Karvonen.
    case reserve
    /// The highest heart rate.
    case maximum
  }

  /// Where the highest heart rate comes from.
  public enum MaximumSource: String, CaseIterable, Hashable, Sendable {
    /// The runner has measured it.
    case measured
    /// The runner's age, by Tanaka's formula.
    case age
    /// Nothing is known: the age of 40 is assumed.
    case assumed
  }

  /// The highest heart rate that the boundaries stand on.
  public let maximum: HeartRate

  /// Where the highest heart rate comes from.
  public let maximumSource: MaximumSource

  /// What the boundaries are fractions of.
  public let method: Method

  /// The lowest heart rate of each zone from 1 to 5, in whole beats.
  public let lowerEdges: [HeartRate]

  /// Finds the zones of a runner from what is known of him.
  public init(runner: Runner) {
    (maximum, maximumSource) = Self.maximum(of: runner)
    let highest = maximum.beatsPerMinute
    let rest = runner.restingHeartRate?.beatsPerMinute ?? 0
    method = rest > 0 && rest < highest ? .reserve : .maximum
    let floor = method == .reserve ? rest : 0
    lowerEdges = (5...9).map { tenths in
      // Tenths keep the halves exact, on which the rounding turns.
      let edge = (floor * 10 + Double(tenths) * (highest - floor)) / 10
      return .beatsPerMinute((edge + 0.5).rounded(.down))
    }
  }

  /// The zone of a heart rate: 1 to 5, 0 below the first; a boundary belongs to the upper zone.
  public func zone(of heartRate: HeartRate) -> Int {
    lowerEdges.count { $0 <= heartRate }
  }

  /// The measured maximum, else Tanaka's 208 - 0.7 age (definition 1).
  private static func maximum(of runner: Runner) -> (HeartRate, MaximumSource) {
    if let measured = runner.maxHeartRate, measured.beatsPerMinute > 0 {
      return (measured, .measured)
    }
    let age = Double(runner.age ?? 40)
    let tanaka = HeartRate.beatsPerMinute((2080 - 7 * age) / 10)
    return (tanaka, runner.age == nil ? .assumed : .age)
  }
}
