import Training

/// A field of the plan's form in which a whole number is typed.
public enum WholeField: String, CaseIterable, Hashable, Sendable {
  /// The highest heart rate, in beats a minute.
  case maxHeartRate
  /// The age, in years.
  case age
  /// The cadence to keep, in steps a minute.
  case cadenceTarget
  /// How far off it may be, in steps a minute.
  case cadenceBand
  /// After how many seconds the metronome helps.
  case cadenceAfter

  /// Reads typed text; nothing if it is no whole number that the field takes.
  public func value(typed text: String) -> Int? { TypedFigure(text)?.whole(in: range) }

  private var range: ClosedRange<Int> {
    switch self {
    case .maxHeartRate: 100...230
    case .age: 10...100
    case .cadenceTarget: Tempo.range
    case .cadenceBand: Self.whole(CadencePlan.bands)
    case .cadenceAfter: Self.whole(CadencePlan.patiences)
    }
  }

  private static func whole(_ range: ClosedRange<Double>) -> ClosedRange<Int> {
    Int(range.lowerBound)...Int(range.upperBound)
  }
}
