import Training

/// The plans that the stories are told of.
extension RunPlan {
  /// A race of 10 km in 50 min.
  static let tenKilometers = race(10)

  /// A marathon at 5:00.
  static let marathon = race(42.195)

  /// A long training run without a target.
  static let longRun = RunPlan(mode: .training, goal: .distance(.kilometers(20)))

  /// A run for its own sake.
  static let free = RunPlan()

  /// Half an hour at 5:00.
  static let halfHour = RunPlan(
    mode: .training,
    goal: .time(.seconds(1800)),
    targetPace: .secondsPerKilometer(300)
  )

  private static func race(_ kilometers: Double) -> Self {
    Self(
      mode: .race,
      goal: .distance(.kilometers(kilometers)),
      targetPace: .secondsPerKilometer(300)
    )
  }
}
