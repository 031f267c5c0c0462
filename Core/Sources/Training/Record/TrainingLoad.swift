/// How much a session asks of the body, after Banister: minutes, weighted by how hard the heart works.
///
/// Definition 17 of the running definitions: minutes x 0.64 e^(k x), x being the share of the heart
/// rate reserve, k 1.92 for men and 1.67 for women (Banister 1991, after Morton, Fitz-Clarke and
/// Banister 1990). Where no sex is to count, k is the mean of the two, 1.795. Summed over the readings,
/// never of their mean.
public struct TrainingLoad: Hashable, Sendable {
  /// The heart rate at rest.
  public var rest: HeartRate

  /// The highest heart rate.
  public var maximum: HeartRate

  /// The sex that selects the constants.
  public var sex: Runner.Sex

  /// Creates the measure of a body.
  public init(rest: HeartRate, maximum: HeartRate, sex: Runner.Sex = .male) {
    self.rest = rest
    self.maximum = maximum
    self.sex = sex
  }

  /// The load of so long at a heart rate.
  public func load(of heartRate: HeartRate, seconds: Double) -> Double {
    let reserve = maximum.beatsPerMinute - rest.beatsPerMinute
    guard reserve > 0 else { return 0 }
    let share = min(max((heartRate.beatsPerMinute - rest.beatsPerMinute) / reserve, 0), 1)
    let steepness =
      switch sex {
      case .male: 1.92
      case .female: 1.67
      case .unspecified: (1.92 + 1.67) / 2
      }
    return seconds / 60 * share * 0.64 * Portable.exp(steepness * share)
  }

  /// The load of a session.
  public func load(of pulse: [PulseTime]) -> Double {
    var sum = 0.0
    for share in pulse {
      sum += load(of: .beatsPerMinute(Double(share.beatsPerMinute)), seconds: share.seconds)
    }
    return sum
  }

  /// The load of a session without a heart rate, after Foster: effort from 1 to 10 times minutes.
  ///
  /// Its scale is its own: it is never added to the load of the heart.
  public static func session(effort: Int, duration: Duration) -> Double {
    Double(effort) * duration.inSeconds / 60
  }
}
