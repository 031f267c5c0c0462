extension Claim {
  /// Whether the newest split is held beside others.
  var comparesSplits: Bool {
    switch self {
    case .even, .equal, .faster, .slower, .fastest, .slowest: true
    default: false
    }
  }

  /// Whether words that claim it rejoice, which nobody wants to hear while something is wrong.
  var isCheerful: Bool {
    switch self {
    case .even, .equal, .faster, .fastest, .onTarget, .underTarget, .unbrokenSplit, .steady,
      .quicker, .fine, .fresh, .ahead, .onPlan, .gaining, .catchingUp, .unbroken:
      true
    default: false
    }
  }

  /// Whether words that claim it hold a lost pace against the runner, which helps nobody who is ill.
  var isReproach: Bool {
    switch self {
    case .slower, .slowest, .overTarget, .behind, .losing, .cushionShrinks, .farBehind,
      .nextGoal:
      true
    default: false
    }
  }
}
