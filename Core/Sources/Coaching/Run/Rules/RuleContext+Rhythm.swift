import Training

/// The rules about alternation: of pace, of running and walking, and of running and eating.
extension RuleContext {
  /// Run-walk.
  ///
  /// Three walks of 15 s to 10 min, each between two runs, within a quarter of an hour: somebody
  /// runs by a plan, or is wise. Spoken of when running has begun again; over when one walk or none
  /// is left in the quarter of an hour.
  var runWalk: Finding {
    let walks = history.gait.walks
    guard walks.count >= 3 else { return walks.count <= 1 ? .absent : .unclear }
    guard history.gait.kind == .running, history.gait.lasting(at: paces.clock) >= 10 else {
      return .unclear
    }
    let seconds = walks.map { $0.end - $0.start }.reduce(0, +)
    return .present(
      urgency: 0.3,
      confidence: metrics.cadence == nil ? 0.6 : 0.85,
      evidence: [
        .init("walks", Double(walks.count)),
        .init("mean_walk_seconds", seconds / Double(walks.count)),
      ]
    )
  }

  /// Volatile pace.
  ///
  /// The coefficient of variation of eight 30-s means, four minutes, is above 0.06, seen for 2 min;
  /// over below 0.045.
  ///
  /// Evidence: 6 min; eight means that can each be believed; three changes between clearly faster
  /// and clearly slower than the mean (3 %), for a pace that only falls is no unsteady pace. Above
  /// 0.15 it is intent: intervals, a fartlek, run-walk. Where the ground goes up or down by 2 %, it
  /// is the hills; where no altitude tells, twelve means, six minutes, are needed. Where the
  /// cadence is known it must swing along by 1.2 %, or it is the satellites that swing.
  var volatilePace: Finding {
    guard history.gait.walks.isEmpty, history.gait.kind == .running else { return .absent }
    guard moving >= 360 else { return .unclear }
    let count = history.slope.isKnown ? 8 : 12
    guard let window = paces.last(Double(count) * 30) else { return .unclear }
    guard window.climb <= 0.02 * window.meters else { return .absent }
    var ground: [Double] = []
    var flat: [Double] = []
    var cadences: [Double] = []
    for index in 0..<count {
      guard let mean = paces.last(30, until: Double(index) * 30) else { return .unclear }
      ground.append(mean.pace)
      flat.append(mean.flatPace)
      if let cadence = mean.cadence { cadences.append(cadence) }
    }
    let variation = min(ground.variation, flat.variation)
    guard variation <= 0.15, ground.variation <= 0.25 else { return .absent }
    return .above(variation, enter: 0.06, leave: 0.045) {
      guard Self.turns(ground) >= 3, Self.turns(flat) >= 3,
        cadences.count < count || cadences.variation >= 0.012
      else { return .unclear }
      return .present(
        urgency: 0.3,
        confidence: cadences.count == count ? 0.75 : 0.55,
        evidence: [.init("pace_variation_percent", 100 * variation)]
      )
    }
  }

  /// How often values change between 3 % above their mean and 3 % below it.
  private static func turns(_ values: [Double]) -> Int {
    let mean = values.reduce(0, +) / Double(values.count)
    var side = 0
    var turns = 0
    for value in values where abs(value / mean - 1) >= 0.03 {
      let next = value > mean ? 1 : -1
      if side != 0, next != side { turns += 1 }
      side = next
    }
    return turns
  }

  /// Fuel window.
  ///
  /// The time for the next carbohydrate (definition 18): first at 30 to 40 min, then every `60 x
  /// grams a serving / grams an hour` minutes, and none in the last 20 min.
  ///
  /// On runs planned for 80 min or more, or with a fueling of the runner's own. Who runs without a
  /// goal is told when 75 min have become a long run.
  var fuelWindow: Finding {
    // A race that was planned with what to take is fed by that list alone.
    guard plan.race?.servings.isEmpty ?? true, let fueling = fueling ?? usualFueling else {
      return .absent
    }
    let due = fueledAt.map { $0 + fueling.interval.inSeconds } ?? fueling.first.inSeconds
    guard moving >= due else { return .absent }
    if let remainingSeconds, remainingSeconds < Fueling.quietEnd.inSeconds { return .absent }
    return .present(
      urgency: 0.7,
      confidence: plan.goal == nil ? 0.7 : 0.9,
      evidence: [
        .init("grams", fueling.gramsPerServing),
        .init("minutes_to_next", fueling.interval.inSeconds / 60),
      ]
    )
  }

  private var usualFueling: Fueling? {
    if let plannedSeconds { return Fueling(planned: .seconds(plannedSeconds)) }
    guard plan.goal == nil, moving >= 4500 else { return nil }
    return Fueling(planned: max(metrics.moving, Fueling.shortestRun))
  }
}
