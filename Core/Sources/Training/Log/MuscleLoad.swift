/// How much each muscle has done: sets that were lifted and kilometres that were run, in one measure.
///
/// A set is 1 for each muscle that it is done for and half for each that helps (Pelland 2024; Liftosaur);
/// warm-up sets are nothing.
public struct MuscleLoad: Hashable, Sendable {
  // Sets by the place of the muscle among all.
  private var sets = [Double](repeating: 0, count: Muscle.allCases.count)

  /// How many sets a kilometre of running is for a leg; a guess of ours: ten kilometres are four sets.
  public static let setsPerKilometer = 0.4

  /// Sets by which a week is judged; shown as guidance, for the evidence is wide (Schoenfeld 2016,
  /// Baz-Valle 2022).
  public static let weeklyTarget = 10.0

  /// The upper end of the band that is shown.
  public static let weeklyMost = 20.0

  /// A load of nothing.
  public init() {}

  /// Counts the days of a log from one to another, both included.
  public init(
    of log: TrainingLog,
    from first: Day,
    to last: Day,
    knowing catalogue: ExerciseCatalogue
  ) {
    for session in log.sessions where (first...max(first, last)).contains(session.day) {
      for set in session.sets { add(set, knowing: catalogue) { _ in 1 } }
    }
    for run in log.runs where (first...max(first, last)).contains(run.day) { add(run, factor: 1) }
  }

  /// The sets of a muscle.
  public subscript(muscle: Muscle) -> Double {
    get { sets[muscle.place] }
    set { sets[muscle.place] = newValue }
  }

  /// Adds a set, weighed by how hard it was.
  mutating func add(
    _ set: LiftedSet,
    knowing catalogue: ExerciseCatalogue,
    weight: (Effort?) -> Double
  ) {
    guard !set.isWarmUp, let exercise = catalogue.exercise(named: set.exercise),
      exercise.isStrength
    else { return }
    let factor = weight(set.result.effort)
    for muscle in exercise.muscles { self[muscle] += factor }
    for muscle in exercise.helpers { self[muscle] += factor / 2 }
  }

  /// Adds a run.
  mutating func add(_ run: LoggedRun, factor: Double) {
    let amount = run.distance.kilometers * Self.setsPerKilometer * factor
    for muscle in Self.running { self[muscle] += amount }
    self[.hipFlexors] += amount / 2
  }

  /// What running is done with.
  static let running: [Muscle] = [.quads, .hamstrings, .glutes, .calves]
}
