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
  public init(_ basis: TrainingLoadBasis, in language: Language = .english) {
    let isRestAssumed = basis.assumptions.contains {
      if case .rest = $0 { true } else { false }
    }
    self.basis =
      language.pick("Training load uses resting ", "Die Trainingslast rechnet mit Ruhepuls ")
      + "\(Written.whole(basis.measure.rest.beatsPerMinute))"
      + (isRestAssumed ? language.pick(" (assumed)", " (angenommen)") : "")
      + language.pick(", max ", ", Maximalpuls ") + Written.heartRate(basis.measure.maximum) + " ("
      + basis.zones.maximumSource.words(in: language) + ")."
      + (basis.runner.maximumQuestion(in: language).map { " " + $0 } ?? "")
    assumptions = basis.assumptions.map { Self.words($0, language) }
  }

  private static func words(
    _ assumption: TrainingLoadBasis.Assumption,
    _ language: Language
  ) -> String {
    switch assumption {
    case .rest(let rate):
      language.pick(
        "Resting heart rate assumed: \(Written.heartRate(rate)). Set yours in Settings.",
        "Ruhepuls angenommen: \(Written.heartRate(rate)). Trage deinen in den Einstellungen ein."
      )
    case .maximum(let rate):
      language.pick(
        "Max heart rate assumed: \(Written.heartRate(rate)), for age 40. Set yours in Settings.",
        "Maximalpuls angenommen: \(Written.heartRate(rate)), für 40 Jahre. Trage deinen in den Einstellungen ein."
      )
    case .sex(let sex):
      language.pick(
        "Sex assumed: \(sex.rawValue). Set yours in Settings.",
        "Geschlecht angenommen: \(german(sex)). Trage deines in den Einstellungen ein."
      )
    }
  }

  private static func german(_ sex: Runner.Sex) -> String {
    switch sex {
    case .female: "weiblich"
    case .male: "männlich"
    case .unspecified: "keine Angabe"
    }
  }
}
