/// How much the coach talks.
public enum TalkLevel: String, CaseIterable, Hashable, Sendable {
  /// Splits, the plan, food and what matters.
  case less
  /// A word between the splits where it would be quiet for long.
  case normal
  /// A word wherever there is room for one.
  case more

  /// The largest share of a script that encouragement and small talk may have.
  var mostFiller: Double {
    switch self {
    case .less: 0
    case .normal: 0.15
    case .more: 1
    }
  }

  /// How long a coach is silent on a run before it finds something to say by itself; one who shall
  /// talk less does not.
  func patience(hasGoal: Bool) -> Duration? {
    switch self {
    case .less: nil
    // A word takes some seconds to find its turn: then a silence has 5 min at most, or 8.
    case .normal: .seconds(hasGoal ? 250 : 430)
    case .more: .seconds(150)
    }
  }

  /// How long it may be quiet before a kind word is better than none, in seconds.
  func longestSilence(hasGoal: Bool) -> Double {
    switch self {
    case .less: .infinity
    case .normal: hasGoal ? 280 : 460
    case .more: 0
    }
  }
}
