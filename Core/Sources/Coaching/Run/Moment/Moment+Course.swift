public import Training

/// Where a planned run stands in its course.
extension Moment {
  /// The step that is being run.
  public var step: RunStep? {
    guard let course = plan.course, let progress = metrics.course else { return nil }
    return course.step(at: progress.step)
  }

  /// The step after it.
  public var nextStep: RunStep? {
    guard let course = plan.course, let progress = metrics.course else { return nil }
    return course.step(at: progress.step + 1)
  }

  /// The last step of work that was completed, with what it was.
  public var lastRep: (step: RunStep, result: StepResult)? {
    guard let result = metrics.course?.last, let step = plan.course?.step(at: result.step),
      step.intensity == .work
    else { return nil }
    return (step, result)
  }

  /// How many repetitions are left after the last one, where it was one of several.
  public var repsLeft: Int? {
    guard let rep = lastRep?.step.rep else { return nil }
    return rep.count - rep.number
  }

  /// What the target of the step compares itself with: seconds per kilometer, beats or steps a minute.
  public var stepValue: Double? {
    guard let step else { return nil }
    switch step.target {
    case .pace: return metrics.currentPace?.secondsPerKilometer
    case .heartRate, .zones: return metrics.trustedHeartRate
    case .cadence: return metrics.cadence?.stepsPerMinute
    case .none, .effort, .words: return nil
    }
  }
}
