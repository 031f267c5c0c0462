import Training

/// A value that a line may carry, written `{name}` in its text and filled in when it is said.
///
/// A line whose value is unknown at its moment is not said: no coach should say "your heart rate is
/// unknown" in the middle of a sentence.
public enum Placeholder: String, CaseIterable, Hashable, Sendable {
  /// The distance so far.
  case distance
  /// The moving time so far.
  case time
  /// The pace of the last minute.
  case pace
  /// The mean pace of the run.
  case averagePace = "avg_pace"
  /// The planned pace.
  case targetPace = "target_pace"
  /// The heart rate.
  case heartRate = "hr"
  /// The heart rate zone.
  case zone
  /// The cadence.
  case cadence
  /// The distance to the goal, or the time to it.
  case remaining
  /// The time of the last split.
  case split
  /// The number of the last split.
  case splitNumber = "split_number"
  /// The whole run's time or distance if it goes on like this.
  case projection
  /// How far the mean pace is from the target, without a sign.
  case gap
  /// Seconds between the last split and the one before, without a sign.
  case splitChange = "split_change"
  /// Seconds between the last split and its target, without a sign.
  case splitMiss = "split_miss"
  /// Seconds ahead of or behind the plan in total, without a sign.
  case lead
  /// The pace of the last three minutes.
  case lastThree = "last_three"
  /// The projected finish, rounded as people say it.
  case finish
  /// The range of the projected finish, rounded alike.
  case finishRange = "finish_range"
  /// How long the runner has stood.
  case stood
  /// The time at half of a distance goal, once it is passed; of a time goal, half of it.
  case halfTime = "half_time"
  /// The time at the goal, or the distance for a time goal, once it is reached.
  case result
  /// Seconds between the result and the plan, without a sign.
  case resultGap = "result_gap"
  /// The step of a planned run that is being run: what, how much, how hard.
  case step
  /// The step after it.
  case nextStep = "next_step"
  /// What is left of the step.
  case stepLeft = "step_left"
  /// The target of the step.
  case stepTarget = "step_target"
  /// What the target compares itself with, now.
  case stepValue = "step_value"
  /// The seconds that are left, counted down.
  case stepCount = "step_count"
  /// Which repetition the step is.
  case rep
  /// How many repetitions there are.
  case reps
  /// How many repetitions are left after the last one.
  case repsLeft = "reps_left"
  /// What the last repetition was: its time, or its pace.
  case lastRep = "last_rep"
  /// What the rival is called.
  case rival
  /// Seconds between the runner and the rival, without a sign.
  case rivalGap = "rival_gap"
  /// Meters between the runner and the rival, without a sign.
  case rivalMeters = "rival_distance"
  /// The fastest of a race's slower goals that can still be reached, while its target is out of hand.
  case goalTime = "goal_time"
  /// The pace that this goal asks for from here on.
  case goalPace = "goal_pace"
  /// How long it is until the script's next reminder to eat.
  case nextFuel = "next_fuel"

  /// The value in SI units (metres, seconds, seconds per kilometre, beats or steps per minute), if known.
  public func value(in moment: Moment) -> Double? {
    let metrics = moment.metrics
    switch self {
    case .distance: return metrics.distance.meters
    case .time: return metrics.moving.inSeconds
    case .pace:
      // In the first minute there is none yet.
      return (moment.facts.minutePace ?? metrics.currentPace)?.secondsPerKilometer
    case .averagePace: return metrics.averagePace?.secondsPerKilometer
    case .targetPace:
      return moment.plan.plannedPace(at: metrics.distance)?.secondsPerKilometer
    case .heartRate: return metrics.heartRate?.beatsPerMinute
    case .zone: return moment.heartRateZone.map(Double.init)
    case .cadence: return metrics.cadence?.stepsPerMinute
    case .remaining:
      switch moment.plan.goal {
      case .distance(let goal): return max(0, (goal - metrics.distance).meters)
      case .time(let goal): return max(0, (goal - metrics.moving).inSeconds)
      case nil: return nil
      }
    case .split: return metrics.lastSplit?.moving.inSeconds
    case .splitNumber: return metrics.lastSplit.map { Double($0.number) }
    case .projection:
      guard let pace = metrics.averagePace else { return nil }
      switch moment.plan.goal {
      case .distance(let goal): return pace.secondsPerKilometer * goal.kilometers
      case .time(let goal): return goal.inSeconds / pace.secondsPerKilometer * 1000
      case nil: return nil
      }
    case .gap:
      guard let pace = metrics.averagePace,
        let target = moment.plan.plannedAverage(to: metrics.distance)
      else { return nil }
      return abs(pace.secondsPerKilometer - target.secondsPerKilometer)
    case .halfTime: return moment.facts.half
    case .splitChange: return moment.splitChange.map { abs($0) }
    case .splitMiss: return moment.splitMiss.map { abs($0) }
    case .lead: return moment.lead.map { abs($0) }
    case .lastThree: return moment.threeMinutePace?.secondsPerKilometer
    case .finish, .finishRange:
      return moment.projectedFinish.map {
        Moment.roundedFinish(($0.lowerBound + $0.upperBound) / 2)
      }
    case .stood:
      return (moment.standing ?? moment.facts.stood).flatMap { $0 > .zero ? $0.inSeconds : nil }
    case .result: return moment.facts.result
    case .resultGap: return moment.resultGap.map { abs($0) }
    case .step, .nextStep, .stepLeft, .stepTarget, .stepValue, .stepCount, .rep, .reps, .repsLeft,
      .lastRep, .rival, .rivalGap, .rivalMeters:
      return stepValue(in: moment)
    case .goalTime: return moment.nextGoal?.time.inSeconds
    case .goalPace: return moment.nextGoal?.pace.secondsPerKilometer
    case .nextFuel: return moment.nextFuel?.inSeconds
    }
  }
}
