public import Training

/// What training load is based on, in sentences.
public struct LoadBasisWords: Hashable, Sendable {
  /// What load is measured by, such as "Load is measured with 48 bpm at rest".
  public let basis: String

  /// What is assumed, one sentence each, with how to set it.
  public let assumptions: [String]

  /// Everything, the basis first.
  public var sentences: [String] { [basis] + assumptions }

  /// Finds the words for a basis.
  public init(_ basis: TrainingLoadBasis) {
    let isRestAssumed = basis.assumptions.contains {
      if case .rest = $0 { true } else { false }
    }
    self.basis =
      "Load is measured with " + Written.heartRate(basis.measure.rest) + " at rest"
      + (isRestAssumed ? " (assumed)" : "") + " and "
      + Written.heartRate(basis.measure.maximum) + " at most ("
      + basis.zones.maximumSource.words + ")."
      + (basis.runner.maximumQuestion.map { " " + $0 } ?? "")
    assumptions = basis.assumptions.map { Self.words($0) }
  }

  private static func words(_ assumption: TrainingLoadBasis.Assumption) -> String {
    switch assumption {
    case .rest(let rate):
      "Resting heart rate assumed \(Written.whole(rate.beatsPerMinute)); "
        + "set it with 'memory set fact heart.rest' or on the page History."
    case .maximum(let rate):
      "Highest heart rate assumed \(Written.whole(rate.beatsPerMinute)), for the age of 40; "
        + "set it with 'memory set fact heart.max' or on the page History."
    case .sex(let sex):
      "Sex assumed \(sex.rawValue); "
        + "set it with 'memory set fact sex' or on the page History."
    }
  }
}
