public import Training

/// What training load is based on, in sentences.
public struct LoadBasisWords: Hashable, Sendable {
  /// What load is measured by, such as "Training load uses resting 48, max 188 bpm (measured).".
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
      "Training load uses resting \(Written.whole(basis.measure.rest.beatsPerMinute))"
      + (isRestAssumed ? " (assumed)" : "") + ", max "
      + Written.heartRate(basis.measure.maximum) + " (" + basis.zones.maximumSource.words() + ")."
      + (basis.runner.maximumQuestion().map { " " + $0 } ?? "")
    assumptions = basis.assumptions.map { Self.words($0) }
  }

  private static func words(_ assumption: TrainingLoadBasis.Assumption) -> String {
    switch assumption {
    case .rest(let rate):
      "Resting heart rate assumed: \(Written.heartRate(rate)). Set yours in Settings."
    case .maximum(let rate):
      "Max heart rate assumed: \(Written.heartRate(rate)), for age 40. Set yours in Settings."
    case .sex(let sex):
      "Sex assumed: \(sex.rawValue). Set yours in Settings."
    }
  }
}
