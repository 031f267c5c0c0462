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
    for muscle in fine { corrections[muscle.place] = 0 }
    for muscle in sore { corrections[muscle.place] = 0.75 }
  }

  /// The level of a muscle, from 0 to 1.
  public func level(of muscle: Muscle) -> Double {
    if let known = corrections[muscle.place] { return known }
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
