/// How hard a set was, in the scale in which it was said (gym definitions, section 2).
public enum Effort: Hashable, Sendable {
  /// Repetitions that could still have followed.
  case reserve(Double)
  /// Rated from 6 to 10; Zourdos et al. 2016: 10 less the repetitions in reserve.
  case exertion(Double)

  /// Repetitions in reserve.
  public var reserve: Double {
    switch self {
    case .reserve(let reps): max(0, reps)
    case .exertion(let rating): max(0, 10 - rating)
    }
  }

  /// The rating of the same effort; below 6 nobody tells efforts apart.
  public var exertion: Double { max(6, 10 - reserve) }
}
