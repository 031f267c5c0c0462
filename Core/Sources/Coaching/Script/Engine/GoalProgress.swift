import Training

/// The progress of a run toward its goal (definition 6).
struct GoalProgress {
  /// What is done, as a share of the whole: of the distance or of the time.
  let share: Double

  /// The whole in meters; of a time goal, as far as the mean pace leads.
  let length: Double?

  /// What is left in meters; of a time goal, as far as the mean pace leads.
  let remaining: Double?

  /// Measures a run at a moment, or some seconds later at a steady speed; nothing without a goal.
  init?(_ moment: Moment, in seconds: Double = 0, at speed: Double = 0) {
    let meters = moment.metrics.distance.meters + speed * seconds
    switch moment.plan.goal {
    case .distance(let goal):
      guard goal.meters > 0 else { return nil }
      share = meters / goal.meters
      length = goal.meters
      remaining = goal.meters - meters
    case .time(let goal):
      guard goal > .zero else { return nil }
      let moving = moment.metrics.moving.inSeconds + seconds
      share = moving / goal.inSeconds
      let speed = moment.metrics.averagePace?.speed.metersPerSecond
      length = speed.map { $0 * goal.inSeconds }
      remaining = speed.map { $0 * (goal.inSeconds - moving) }
    case nil:
      return nil
    }
  }
}
