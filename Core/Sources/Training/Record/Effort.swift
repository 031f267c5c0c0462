/// How hard a set was, in the scale in which it was said (gym definitions, section 2).
public enum Effort: Hashable, Sendable {
  /// Repetitions that could still have followed.
  case reserve(Double)
  /// Rated from 6 to 10; Zourdos et al. 2016: 10 less the repetitions in reserve.
  case exertion(Double)

  /// Creates an effort from what a diary tells: repetitions in reserve are more exact than the rating
  /// that was made of them.
  public init?(rating: Double?, reserve: Double?) {
    if let reserve {
      self = .reserve(reserve)
    } else if let rating {
      self = .exertion(rating)
    } else {
      return nil
    }
  }

  /// The rating as it was said, or that of the repetitions in reserve.
  public var rating: Double {
    switch self {
    case .reserve: exertion
    case .exertion(let rating): rating
    }
  }

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
