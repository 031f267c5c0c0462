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
    get { sets[Self.place(muscle)] }
    set { sets[Self.place(muscle)] = newValue }
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

  static func place(_ muscle: Muscle) -> Int { all.firstIndex(of: muscle) ?? 0 }

  // Made once: a list of all cases is made anew whenever it is asked for.
  private static let all = Muscle.allCases
}

/// How far each muscle is from rested: a model, shown as such, that forbids nothing by itself.
///
/// Each set decays with a half-life of 36 h; the level is 1 - e^(-v/3), below a quarter ready, above a
/// half tired (openGym's second version; its first one had a window and jumped at its edge).
public struct MuscleFatigue: Hashable, Sendable {
  /// What is said of a level.
  public enum State: String, CaseIterable, Hashable, Sendable {
    case ready, recovering, tired
  }

  private var load = MuscleLoad()
  // What somebody knows better.
  private var corrections = [Double?](repeating: nil, count: Muscle.allCases.count)

  /// Computes the levels at a moment; corrections say of a muscle that it is fine or sore.
  public init(
    of log: TrainingLog,
    at now: Instant,
    knowing catalogue: ExerciseCatalogue,
    fine: [Muscle] = [],
    sore: [Muscle] = []
  ) {
    for session in log.sessions where session.startedAt.instant <= now {
      let ago = now.seconds(since: session.startedAt.instant)
      let left = Self.left(after: ago - (session.elapsed ?? .zero).inSeconds)
      guard left > 0.001 else { continue }
      for set in session.sets {
        load.add(set, knowing: catalogue) { left * Self.weight(of: $0) }
      }
    }
    for run in log.runs where run.startedAt.instant <= now {
      let ago = now.seconds(since: run.startedAt.instant)
      load.add(run, factor: Self.left(after: ago - run.duration.inSeconds))
    }
    for muscle in fine { corrections[MuscleLoad.place(muscle)] = 0 }
    for muscle in sore { corrections[MuscleLoad.place(muscle)] = 0.75 }
  }

  /// The level of a muscle, from 0 to 1.
  public func level(of muscle: Muscle) -> Double {
    if let known = corrections[MuscleLoad.place(muscle)] { return known }
    return 1 - Portable.exp(-load[muscle] / 3)
  }

  /// The level in a word.
  public func state(of muscle: Muscle) -> State {
    let level = level(of: muscle)
    return level < 0.25 ? .ready : level <= 0.5 ? .recovering : .tired
  }

  /// To failure counts a quarter more, four in reserve and more two fifths less; in between in between.
  public static func weight(of effort: Effort?) -> Double {
    guard let effort else { return 1 }
    return 1.25 - 0.65 * min(effort.reserve, 4) / 4
  }

  private static func left(after seconds: Double) -> Double {
    Portable.pow(2, -max(0, seconds) / 129_600)
  }
}
