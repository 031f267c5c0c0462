/// What a column of somebody's own table tells.
public enum ColumnMeaning: String, CaseIterable, Hashable, Sendable {
  /// Nothing that the record keeps.
  case nothing
  /// The day, with or without a time.
  case date
  /// The time of the day.
  case time
  /// What the workout is called.
  case workout
  /// The exercise of a set.
  case exercise
  /// Which set it was; sets are kept in the order of the lines.
  case set
  /// A weight in the unit that diaries without units have.
  case weight
  /// A weight in kilograms.
  case kilograms
  /// A weight in pounds.
  case pounds
  /// Repetitions.
  case reps
  /// How long it took, in seconds or as 1:02:03.
  case seconds
  /// How long it took, in minutes.
  case minutes
  /// How far it went, in meters.
  case meters
  /// How far it went, in kilometers.
  case kilometers
  /// How far it went, in miles.
  case miles
  /// The sport of an activity.
  case sport
  /// The mean heart rate of an activity.
  case heartRate
  /// What somebody wrote.
  case notes

  /// Those that say how far it went.
  public static let distances: [ColumnMeaning] = [.meters, .kilometers, .miles]
  /// Those that say how long it took.
  public static let durations: [ColumnMeaning] = [.seconds, .minutes]
  /// Those that say what was lifted.
  public static let weights: [ColumnMeaning] = [.weight, .kilograms, .pounds]
}
