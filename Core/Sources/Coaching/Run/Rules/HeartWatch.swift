/// How long the heart has been close to its highest rate, for the one rule that is about safety.
struct HeartWatch: Equatable, Sendable {
  /// How long it must be high.
  static let lasting = 180.0

  /// How long readings may be missing before all that was seen is forgotten.
  private static let patience = 20.0

  /// Seconds close to the highest rate; dips that do not reach calm are neither counted nor
  /// punished.
  private(set) var highSeconds = 0.0
  private var silentSeconds = 0.0
  private var secondsSinceLow = 0.0
  private var hasJumped = false
  private var lockedSeconds = 0.0

  /// Whether the heart has been high for long and has not calmed down since.
  var isHigh: Bool { highSeconds >= Self.lasting }

  /// Whether the strap probably counts steps and not beats: the reading sprang up faster than a
  /// heart can, and has followed the cadence ever since.
  var isLockedToCadence: Bool { hasJumped && lockedSeconds >= 0.8 * highSeconds }

  /// Takes the reading of the last seconds, or its absence.
  mutating func ingest(_ rate: Double?, cadence: Double?, limits: HeartLimits?, seconds: Double) {
    guard let rate, let limits else {
      silentSeconds += seconds
      if silentSeconds > Self.patience { self = Self() }
      return
    }
    silentSeconds = 0
    secondsSinceLow = rate < 0.8 * limits.highest ? 0 : secondsSinceLow + seconds
    if rate >= limits.high {
      if highSeconds == 0 { hasJumped = secondsSinceLow <= 20 }
      highSeconds += seconds
      if let cadence, abs(rate - cadence) <= 3 { lockedSeconds += seconds }
    } else if rate < limits.calm {
      highSeconds = 0
      lockedSeconds = 0
    }
  }
}
