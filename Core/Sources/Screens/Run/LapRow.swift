public import Coaching
public import Training

/// One lap as a row of a table: as long as the runner pleased.
public struct LapRow: Hashable, Sendable {
  /// Its number.
  public var number: String

  /// How long it was.
  public var distance: String

  /// The time it took.
  public var time: String

  /// Its pace.
  public var pace: String

  /// Formats a lap.
  public init(_ lap: Split, units: UnitSystem, in language: Language = .english) {
    number = "\(lap.number)"
    distance = Written.distance(lap.distance, units: units, in: language)
    time = Written.duration(lap.moving)
    pace = lap.pace.map { Written.pace($0, units: units) } ?? "–"
  }
}
