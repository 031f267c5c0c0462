public import Training

/// What is still possible in a race when its target is gone.
extension Moment {
  /// So much faster than in the last three minutes may the rest be, as a share: a goal that asks for more
  /// is none that a coach offers.
  private static let mostLift = 0.03

  /// The fastest of a race's slower goals that the rest can still reach, with the pace that it asks for
  /// from here on; nothing for who is not behind the target.
  public var nextGoal: (time: Duration, pace: Pace)? {
    guard let race = plan.race, let goal = plan.goalDistance, facts.result == nil,
      let lead, lead <= -leadThreshold,
      let now = (threeMinutePace ?? metrics.averagePace)?.secondsPerKilometer
    else { return nil }
    let left = (goal - metrics.distance).kilometers
    guard left > 0 else { return nil }
    for time in race.fallbacks {
      let asked = (time - metrics.moving).inSeconds / left
      if asked >= now * (1 - Self.mostLift) { return (time, .secondsPerKilometer(asked)) }
    }
    return nil
  }
}
