/// A figure that there is one of a day.
public struct DailyFigure: Hashable, Sendable {
  /// The kind of figure; it decides the unit.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Beats a minute.
    case restingHeartRate = "resting_heart_rate"
    /// Kilograms.
    case bodyMass = "body_mass"
    /// Millilitres of oxygen a minute and kilogram.
    case maximalOxygenUptake = "vo2max"
    /// Steps of both feet.
    case steps
    /// Seconds asleep in the longest sleep that ended on the day.
    case sleep
    /// How much the time between two beats varies at night (RMSSD), in milliseconds.
    case heartRateVariability = "hrv"
    /// How much it deviates from its mean (SDNN), in milliseconds; the mean of the day's readings. It is no
    /// smaller or greater RMSSD, but another quantity.
    case heartRateDeviation = "hrv_sdnn"
  }

  /// The day, where it was measured.
  public var day: Day

  /// The kind of figure.
  public var kind: Kind

  /// How much, in the kind's unit.
  public var value: Double

  /// Creates a figure.
  public init(day: Day, kind: Kind, value: Double) {
    self.day = day
    self.kind = kind
    self.value = value
  }
}
