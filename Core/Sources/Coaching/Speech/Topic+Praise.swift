import Training

extension Topic {
  /// Whether the topic praises, pushes, teaches or chats: silent while something is wrong.
  var isSilentInEpisodes: Bool {
    switch self {
    case .technique, .encouragement, .banter, .surge, .strongLate, .shortSteps, .ahead, .onPace,
      .behind, .earlyHour, .lateHour, .settle:
      true
    case .rule(let rule): rule.advice == .more || rule.advice == .same
    case .opening, .raceStart, .firstSplit, .kilometer, .clock, .halfway, .finalThird, .nearFinish,
      .lastStretch, .fuel, .drink, .highEffort, .tired, .notice, .course:
      false
    }
  }

  /// Whether it does nothing but cheer, teach or chat.
  var cheersOnly: Bool {
    switch self {
    case .technique, .encouragement, .banter, .surge, .strongLate, .shortSteps, .ahead, .onPace:
      true
    default: false
    }
  }

  /// Whether it tells a split or another mark of the way.
  var isOfPlace: Bool {
    switch self {
    case .firstSplit, .kilometer, .clock, .halfway, .finalThird, .nearFinish, .lastStretch: true
    default: false
    }
  }

  /// Whether its words would be beside the point, though what it waited for holds.
  ///
  /// A slope makes everybody fast, in the last minute nobody learns to run, and who is slower than the
  /// plan has nothing to hold back.
  func isOutOfPlace(in moment: Moment) -> Bool {
    switch self {
    case .surge, .strongLate: moment.facts.gradient.map { $0 <= -0.02 } ?? false
    case .technique, .shortSteps, .banter, .encouragement: moment.isFinishing
    case .raceStart:
      moment.lead.map { $0 < -max(5, 0.03 * moment.metrics.moving.inSeconds) } ?? false
    default: false
    }
  }
}
