import Training

extension ScriptPlan {
  /// Leaves out what the runner does not want to hear of.
  mutating func leaveOut(_ topics: Set<TalkTopic>) {
    guard !topics.isEmpty else { return }
    keep { line in !topics.contains { $0.covers(line.topic) } }
  }

  /// Leaves out kind words and small talk beyond their share, first where most else is said, and none
  /// whose silence would be too long.
  mutating func thinOut(to talk: TalkLevel, hasGoal: Bool) {
    if talk == .less { keep { $0.topic != .technique && $0.topic != .clock } }
    let longest = talk.longestSilence(hasGoal: hasGoal)
    var certain = lines.indices.filter { lines[$0].isCertain }
      .sorted { lines[$0].seconds < lines[$1].seconds }
    var left = certain.filter { lines[$0].topic.isFiller }.count
    var unsaid: Set<Int> = []
    while Double(left) > talk.mostFiller * Double(certain.count) {
      var best: (place: Int, gap: Double)?
      for place in certain.indices where lines[certain[place]].topic.isFiller {
        let before = place > 0 ? lines[certain[place - 1]].seconds : 0
        let own = lines[certain[place]].seconds
        let after = place + 1 < certain.count ? lines[certain[place + 1]].seconds : own
        if best.map({ after - before < $0.gap }) ?? true { best = (place, after - before) }
      }
      guard let best, best.gap <= longest else { break }
      unsaid.insert(certain.remove(at: best.place))
      left -= 1
    }
    guard !unsaid.isEmpty else { return }
    var place = -1
    keep { _ in
      place += 1
      return !unsaid.contains(place)
    }
  }
}

extension PlannedLine {
  /// Whether it is said on every run that goes as planned.
  fileprivate var isCertain: Bool {
    guard branch == nil || branch == .on else { return false }
    return !topic.waitsForSomething
  }
}

extension Topic {
  /// Whether a line on it tells the runner nothing.
  fileprivate var isFiller: Bool { self == .encouragement || self == .banter }

  /// Whether a line on it is said only if something happens.
  fileprivate var waitsForSomething: Bool {
    switch self {
    case .surge, .strongLate, .shortSteps, .highEffort, .tired, .earlyHour, .lateHour, .rule,
      .notice, .course:
      true
    case .opening, .settle, .raceStart, .firstSplit, .kilometer, .clock, .technique,
      .encouragement, .banter, .halfway, .ahead, .onPace, .behind, .finalThird, .nearFinish,
      .lastStretch, .fuel, .drink:
      false
    }
  }
}
