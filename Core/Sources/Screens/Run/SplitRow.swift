public import Coaching
public import Training

/// One split as a row of a table.
public struct SplitRow: Hashable, Sendable {
  /// Its number, or the length of what was left at the end.
  public var number: String

  /// The time it took.
  public var time: String

  /// Its pace.
  public var pace: String

  /// Its mean heart rate, "–" when it is not known.
  public var heartRate: String

  /// What is left after the last whole split and is shorter would read "0.00 km".
  static let shortest: Distance = .meters(5)

  /// Formats a split; nothing where it is too short for a row.
  public init?(_ split: Split, units: UnitSystem, in language: Language = .english) {
    guard split.distance >= Self.shortest else { return nil }
    let isWhole = abs(split.distance.meters - units.splitDistance.meters) < 0.5
    number =
      isWhole ? "\(split.number)" : Written.distance(split.distance, units: units, in: language)
    time = Written.duration(split.moving)
    pace = split.pace.map { Written.pace($0, units: units) } ?? "–"
    heartRate = split.heartRate.map(Written.heartRate) ?? "–"
  }
}
