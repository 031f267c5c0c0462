import Formats
public import Training

extension StrengthSession {
  /// Takes over a workout of another program's diary.
  public init(_ workout: LiftedWorkout, program: StrengthFile.Program) {
    self.init(
      name: workout.name,
      startedAt: workout.start.secondsSince1970,
      program: program.rawValue
    )
    utcOffsetMinutes = workout.start.offsetMinutes
    elapsed = workout.seconds.map { Duration(roundedSeconds: $0) }
    bodyKilograms = workout.bodyKilograms
    note = workout.note
    lifts = workout.lifts.map { Lift($0) }
  }
}

extension StrengthSession.Lift {
  fileprivate init(_ lift: LiftedWorkout.Lift) {
    self.init(lift.exercise)
    group = lift.group
    kind =
      switch lift.kind {
      case .working: .working
      case .warmUp: .warmUp
      case .drop: .drop
      case .failure: .failure
      }
    weight = lift.weight
    unit = lift.unit
    reps = lift.reps
    meters = lift.meters
    seconds = lift.seconds
    effort = lift.effort
    rest = lift.rest
    note = lift.note
  }
}
