/// How much each signal counts (gym definitions, ranking 2).
public struct RankingWeights: Hashable, Sendable {
  var values: [Double]

  /// The weights that the definitions propose.
  public static let usual = RankingWeights()

  /// Creates the usual weights.
  public init() { values = [1.5, 1.0, 0.8, 0.8, 0.5, 0.7, 0.5, 0.6, 0.4, 0.4, 1.2] }

  /// The weight of a signal, from 0 to 5.
  public subscript(signal: RankingSignal) -> Double {
    get { values[Self.place(signal)] }
    set { values[Self.place(signal)] = newValue.isFinite ? min(max(newValue, 0), 5) : 0 }
  }

  /// Less of a signal: half of its weight, and nothing where little is left.
  public func less(of signal: RankingSignal) -> RankingWeights {
    var weights = self
    let half = self[signal] / 2
    weights[signal] = half < 0.05 ? 0 : half
    return weights
  }

  static func place(_ signal: RankingSignal) -> Int {
    RankingSignal.allCases.firstIndex(of: signal) ?? 0
  }
}
