/// A value that Apple Health recorded, of a kind that Pacesetter keeps.
public struct HealthSample: Hashable, Sendable {
  /// What was measured; the unit of a value depends on it.
  public enum Kind: Int, CaseIterable, Hashable, Sendable {
    /// Beats a minute.
    case heartRate
    /// Beats a minute, one value a day.
    case restingHeartRate
    /// Kilograms.
    case bodyMass
    /// Millilitres of oxygen a minute and kilogram.
    case maximalOxygenUptake
    /// How hard a workout felt, from 1 to 10, over its time.
    case effort
    /// Steps between two times. Every device counts its own: they must not be added up.
    case steps
    /// Milliseconds by which the beats of some minutes deviated (SDNN).
    case heartRateDeviation
    /// Asleep between two times: 1 where the source tells deep sleep from light, else 0.
    case sleep
  }

  /// What was measured.
  public var kind: Kind

  /// When it began, in whole seconds since 1970.
  public var start: Int64

  /// When it ended, in whole seconds since 1970.
  public var end: Int64

  /// The day of the start where the export was made, or of a sleep that of its end, in days since 1970-01-01.
  public var day: Int

  /// How much, in the kind's unit.
  public var value: Double

  /// Who measured it: a number for each name of a source, in the order of their appearance.
  public var source: Int

  /// Creates a sample.
  public init(kind: Kind, start: Int64, end: Int64, day: Int, value: Double, source: Int) {
    self.kind = kind
    self.start = start
    self.end = end
    self.day = day
    self.value = value
    self.source = source
  }
}
