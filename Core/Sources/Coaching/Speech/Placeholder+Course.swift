import Training

extension Placeholder {
  /// The values of a planned run, in the same units; a step's is its place, and its words follow from it.
  func stepValue(in moment: Moment) -> Double? {
    let progress = moment.metrics.course
    switch self {
    case .step: return moment.step.flatMap { _ in progress.map { Double($0.step) } }
    case .nextStep: return moment.nextStep.flatMap { _ in progress.map { Double($0.step + 1) } }
    case .stepTarget:
      guard let step = moment.step, step.target != .none else { return nil }
      return progress.map { Double($0.step) }
    case .stepValue: return moment.stepValue
    case .stepLeft, .stepCount:
      guard let step = moment.step, let left = progress?.left(of: step) else { return nil }
      switch left {
      case .distance(let distance): return distance.meters
      case .time(let time): return time.inSeconds
      case .open: return nil
      }
    case .rep: return moment.step?.rep.map { Double($0.number) }
    case .reps: return moment.step?.rep.map { Double($0.count) }
    case .repsLeft: return moment.repsLeft.map { Double($0) }
    case .lastRep:
      guard let (step, result) = moment.lastRep else { return nil }
      if case .time = step.end { return result.pace?.secondsPerKilometer }
      return result.moving.inSeconds
    case .rival: return moment.plan.rival == nil ? nil : 0
    case .rivalGap: return moment.rival.map { abs($0.seconds) }
    case .rivalMeters: return moment.rival.map { abs($0.meters) }
    case .distance, .time, .pace, .averagePace, .targetPace, .heartRate, .zone, .cadence,
      .remaining, .split, .splitNumber, .projection, .gap, .splitChange, .splitMiss, .lead,
      .lastThree, .finish, .finishRange, .stood, .halfTime, .result, .resultGap, .goalTime,
      .goalPace, .nextFuel:
      return nil
    }
  }
}
