import Training

extension ScriptPlan {
  /// One message a split, and on runs by the clock one each half hour.
  mutating func addSplits(_ outline: Outline) {
    // As long as another line may keep it waiting.
    let fresh = PlannedLine.Weight(
      .statistics,
      50,
      expiresAfter: Dispatcher.window.inSeconds
    )
    for number in outline.splits(atMost: stock.count(.kilometer)) {
      let place = Double(number) * outline.split
      add(
        "split",
        number == 1 ? .firstSplit : .kilometer,
        .atDistance(.meters(place)),
        around: outline.seconds(at: place),
        fresh,
        number: number
      )
    }
    guard outline.goal == nil else { return }
    let halfHour = 1800
    for mark in 1...10 {
      let second = Double(mark * halfHour)
      // Half of a time goal and its end have words of their own.
      let isClear =
        outline.plan.goal == nil
        || (abs(second - outline.duration / 2) > 120 && second < outline.duration - 360)
      guard isClear, second <= Outline.free.duration else { continue }
      add(
        "clock",
        .clock,
        .atTime(.seconds(mark * halfHour)),
        around: second,
        PlannedLine.Weight(.statistics, 55, expiresAfter: 60)
      )
    }
  }

  /// Between the splits: technique, encouragement, talk, and how the pace stands to the plan.
  mutating func addTalk(_ outline: Outline, seed: UInt64) {
    var slots = outline.slots(seed: seed)
    if outline.duration >= 45 * 60, outline.plan.mode != .race, !slots.isEmpty {
      addWord([.settle], at: slots.removeFirst(), outline)
    }
    for place in outline.checkpoints(among: slots) {
      slots.removeAll { $0 == place }
      addCheckpoint(at: place, outline)
    }
    for (index, place) in slots.enumerated() {
      let mix = outline.mix(at: place)
      addWord([mix[index % mix.count], .encouragement, .technique, .banter], at: place, outline)
    }
  }

  private mutating func addWord(_ topics: [Topic], at place: Double, _ outline: Outline) {
    guard let topic = stock.first(of: topics) else { return }
    let name: String
    let weight: PlannedLine.Weight
    switch topic {
    case .settle: (name, weight) = ("settle", PlannedLine.Weight(.coach, 50, expiresAfter: 60))
    case .technique:
      (name, weight) = ("technique", PlannedLine.Weight(.coach, 45, expiresAfter: 60))
    case .banter: (name, weight) = ("banter", PlannedLine.Weight(.banter, 30, expiresAfter: 60))
    default: (name, weight) = ("encouragement", PlannedLine.Weight(.coach, 45, expiresAfter: 60))
    }
    add(name, topic, .atDistance(.meters(place)), around: outline.seconds(at: place), weight)
  }

  private mutating func addCheckpoint(at place: Double, _ outline: Outline) {
    let trigger = Trigger.atDistance(.meters(place))
    let seconds = outline.seconds(at: place)
    let weight = PlannedLine.Weight(.coach, outline.plan.mode == .race ? 75 : 60, expiresAfter: 60)
    add("ahead", .ahead, trigger, around: seconds, weight, branch: .ahead)
    add("on-pace", .onPace, trigger, around: seconds, weight, branch: .on)
    add("behind", .behind, trigger, around: seconds, weight, branch: .behind)
  }
}

extension Outline {
  /// What to talk about at a place, in turns: technique while the head is fresh, talk in the middle
  /// of a long run, a kind word towards the end.
  fileprivate func mix(at place: Double) -> [Topic] {
    let isLong = duration >= 3600
    guard plan.goal != nil else { return [.technique, .banter, .encouragement] }
    switch place / length {
    case ..<0.3:
      return isLong ? [.technique, .encouragement, .banter] : [.technique, .encouragement]
    case ..<0.67:
      if plan.mode == .race {
        return isLong ? [.encouragement, .technique, .banter] : [.encouragement, .technique]
      }
      return isLong
        ? [.banter, .technique, .encouragement] : [.encouragement, .technique, .banter]
    default: return [.encouragement, .technique, .encouragement]
    }
  }

  /// The places where the coach compares the pace with the plan: about every quarter of an hour.
  fileprivate func checkpoints(among slots: [Double]) -> [Double] {
    guard isPaced, duration >= 15 * 60 else { return [] }
    let count = max(1, min(9, Int(duration / 900)))
    var places: [Double] = []
    for number in 0..<count {
      let wanted = length * (0.2 + 0.72 * (Double(number) + 0.5) / Double(count))
      let free = slots.filter { !places.contains($0) }
      guard let nearest = free.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else { break }
      places.append(nearest)
    }
    return places
  }
}
