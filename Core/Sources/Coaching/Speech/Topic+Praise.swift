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
}
