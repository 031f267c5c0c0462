public import Training

/// What somebody begins an exercise of a workout with, from what was done of it before.
public struct ExerciseLead: Hashable, Sendable {
  /// The exercise, as the workout calls it.
  public let exercise: String

  /// What the workout's rule says is next, where it has one.
  public let advice: Progression.Advice?

  /// What to fill in, where anything is known.
  public let memory: ExerciseMemory?

  /// The leads of every exercise of a workout, in its order; with weights for a bar that the plates of a
  /// place make, where its racks are known.
  public static func all(
    of workout: Workout,
    after log: TrainingLog,
    on today: Day? = nil,
    knowing catalogue: ExerciseCatalogue = .empty,
    with racks: [PlateRack] = []
  ) -> [ExerciseLead] {
    var leads: [ExerciseLead] = []
    for section in workout.sections {
      for item in section.items where !item.isRest {
        let key = NameKey(item.exercise)
        // A ramp stands before the sets that count, and has no dose of its own.
        guard let dose = section.dose(of: item),
          !leads.contains(where: { NameKey($0.exercise) == key })
        else { continue }
        let known = catalogue.exercise(named: item.exercise)
        leads.append(
          ExerciseLead(
            item.exercise,
            dose,
            of: workout,
            after: log,
            on: today,
            isWeightless: known?.loadMode == Exercise.LoadMode.none,
            with: known?.isLoadedOnBar == true ? racks : []
          )
        )
      }
    }
    return leads
  }

  private init(
    _ exercise: String,
    _ dose: Dose,
    of workout: Workout,
    after log: TrainingLog,
    on today: Day?,
    isWeightless: Bool,
    with racks: [PlateRack]
  ) {
    self.exercise = exercise
    let key = NameKey(exercise)
    let history = log.history(of: exercise)
    let text = workout.details.progressions.first { NameKey($0.name) == key }?.text
    advice = text.flatMap { Progression($0) }?.advice(
      after: history,
      sets: Int(min(dose.sets?.low ?? Double(Progression.usualSets), 20)),
      reps: Self.reps(dose),
      on: today
    ).loadable(on: racks)
    let last = history.last { session in session.load != nil }?.load
    let planned = advice?.sets.first
    let best = history.compactMap { RepMax.best(of: $0.sets) }.max { $0.kilograms < $1.kilograms }
    let load = planned?.load ?? last
    var memory =
      load == nil && best == nil && !isWeightless
      ? nil
      : ExerciseMemory(
        exercise,
        load: load,
        reps: advice?.kind == .first ? nil : planned.map { Double($0.reps) },
        best: best.map { LoadEntry(.external, $0.value, $0.unit) }
      )
    // Whoever has logged a weight of it knows better.
    memory?.isWeightless = isWeightless && load == nil
    self.memory = memory
  }

  private static func reps(_ dose: Dose) -> Int {
    switch dose.quantity {
    case .amount(let amount, .reps): Int(min(max(amount.low, 1), 100))
    case .scheme(let numbers): min(max(numbers.first ?? Progression.repsWithoutRule, 1), 100)
    case .amount, .most: Progression.repsWithoutRule
    }
  }
}
