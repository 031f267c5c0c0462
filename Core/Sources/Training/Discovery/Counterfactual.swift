/// What would bring a workout to the top.
public enum Counterfactual: Hashable, Sendable {
  /// So many more minutes.
  case minutes(Int)
  /// Nothing less than another weight of a signal, of which the first has so many points more.
  case signal(RankingSignal, points: Double)
}
