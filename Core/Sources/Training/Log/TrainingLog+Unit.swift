extension TrainingLog {
  /// The unit for a weight that names none: that of the exercise the last time, or of anything.
  public func unit(of exercise: String) -> MassUnit {
    let own = history(of: exercise).flatMap { $0.sets }
    let all = sessions.flatMap { $0.sets }
    return (own.last { $0.result.load != nil } ?? all.last { $0.result.load != nil })?
      .result.load?.unit ?? .kilograms
  }

  /// What was done from a day on.
  public func since(_ day: Day) -> TrainingLog {
    TrainingLog(sessions.filter { $0.day >= day }, runs: runs.filter { $0.day >= day })
  }
}
