/// What kind of thing a line is, most important first; it decides which of two lines is said.
public enum Rank: String, CaseIterable, Hashable, Sendable {
  /// Health. The only kind that interrupts a line being spoken.
  case safety
  /// What the sensors lost or found.
  case sensor
  /// A countdown that is worthless a second later.
  case countdown
  /// A step of a planned run: what comes, what it was.
  case step
  /// Decides a race: priority 90 and up.
  case race
  /// Eating and drinking.
  case fuel
  /// Advice, answers and encouragement.
  case coach
  /// Splits, paces and other figures.
  case statistics
  /// Talk to pass the time.
  case banter

  /// Whether a line of this rank may come sooner than 30 s after the line before.
  public var breaksWindow: Bool {
    switch self {
    case .safety, .sensor, .countdown, .step, .race: true
    case .fuel, .coach, .statistics, .banter: false
    }
  }

  /// The place in the order, 0 for the most important.
  public var order: Int {
    switch self {
    case .safety: 0
    case .sensor: 1
    case .countdown: 2
    case .step: 3
    case .race: 4
    case .fuel: 5
    case .coach: 6
    case .statistics: 7
    case .banter: 8
    }
  }
}

extension Rank: Comparable {
  /// The more important rank is less.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
}
