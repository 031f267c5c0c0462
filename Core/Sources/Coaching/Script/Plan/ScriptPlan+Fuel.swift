import Training

extension ScriptPlan {
  /// Eating, at its times; a runner who is faster than expected is not fed just before the line.
  mutating func addFuel(_ times: [Double], _ outline: Outline) {
    for time in times.map({ quietMoment(near: $0) }) {
      let trigger = window(from: time, quiet: Fueling.quietEnd.inSeconds, outline)
      add("fuel", .fuel, trigger, around: time, PlannedLine.Weight(.fuel, 60, expiresAfter: 120))
    }
  }

  /// A race's own list of what to take, at its places.
  mutating func addServings(_ servings: [Serving], _ outline: Outline) {
    for serving in servings {
      let trigger: Trigger
      let seconds: Double
      switch serving.place {
      case .distance(let distance):
        trigger = .atDistance(distance)
        seconds = outline.seconds(at: distance.meters)
      case .time(let time):
        trigger = .atTime(time)
        seconds = time.inSeconds
      }
      let weight = PlannedLine.Weight(.fuel, serving.isDrink ? 50 : 60, expiresAfter: 120)
      let topic: Topic = serving.isDrink ? .drink : .fuel
      let name = serving.isDrink ? "drink" : "fuel"
      add(name, topic, trigger, around: seconds, weight, serving: serving)
    }
  }

  /// Drinking by thirst, half way between two servings, on runs above ninety minutes (definition 18).
  mutating func addDrinks(_ outline: Outline, _ fueling: Fueling?) {
    guard outline.plan.goal != nil, outline.duration > 90 * 60,
      let fueling = fueling ?? Fueling(planned: .seconds(outline.duration))
    else { return }
    let first = (fueling.first + fueling.interval / 2).inSeconds
    let span = outline.duration - Self.quietDrinks - first
    guard span >= 0 else { return }
    let interval = max(20 * 60, fueling.interval.inSeconds)
    let most = stock.count(.drink)
    let step = interval * (span / interval / Double(max(1, most - 1))).rounded(.up)
    for number in 0...Int(span / max(step, interval)) {
      let time = quietMoment(near: first + Double(number) * max(step, interval))
      let trigger = window(from: time, quiet: Self.quietDrinks, outline)
      add("drink", .drink, trigger, around: time, PlannedLine.Weight(.fuel, 50, expiresAfter: 120))
    }
  }

  private static let quietDrinks = 600.0

  /// From a moment on, unless the finish is nearer than a time.
  private func window(from time: Double, quiet: Double, _ outline: Outline) -> Trigger? {
    let start = Int(time.rounded())
    guard let goal = outline.goal else { return .atTime(.seconds(start)) }
    let last = Int(max(0, goal - quiet * outline.speed).rounded())
    let expression =
      "duration >= \(start) AND duration < \(start + 120) AND distance < \(last)"
    return Condition(expression).map { .condition($0, branchKey: nil, cooldown: nil) }
  }
}

extension Outline {
  /// When to eat on a run whose length is known: from the first serving to the quiet end.
  func fuelTimes(_ fueling: Fueling?) -> [Double] {
    guard plan.goal != nil, let fueling = fueling ?? Fueling(planned: .seconds(duration)),
      fueling.interval >= .seconds(60)
    else { return [] }
    let end = duration - Fueling.quietEnd.inSeconds
    return Array(
      stride(from: fueling.first.inSeconds, through: end, by: fueling.interval.inSeconds)
    )
  }
}
