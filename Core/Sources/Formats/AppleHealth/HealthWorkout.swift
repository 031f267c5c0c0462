/// A workout that Apple Health recorded, with its totals, in SI units where no other is named.
///
/// Totals are absent where the export has none. Older exports carry them as attributes of the workout,
/// newer ones as statistics; both end up here.
public struct HealthWorkout: Hashable, Sendable {
  /// Something that happened during it.
  public struct Event: Hashable, Sendable {
    /// What happened, such as `Pause`, `Resume`, `Segment` or `Lap`.
    public var name: String
    /// When it began.
    public var start: DateTime
    /// How long it lasted, in seconds, where that was written.
    public var seconds: Double?
  }

  /// What was noted about it.
  public struct Note: Hashable, Sendable {
    /// Its name, such as `HKTimeZone`.
    public var key: String
    /// The value as it was written, with its unit.
    public var value: String
  }

  /// What was done, such as `Running`, without Apple's prefix.
  public var activity: String

  /// When it began.
  public var start: DateTime

  /// When it ended.
  public var end: DateTime

  /// How long it took without pauses, in seconds.
  public var seconds: Double?

  /// How far it went, in meters.
  public var meters: Double?

  /// Energy of the activity itself, in kilocalories.
  public var activeKilocalories: Double?

  /// Energy that a body at rest would have used too, in kilocalories.
  public var basalKilocalories: Double?

  /// Steps of both feet.
  public var steps: Double?

  /// Heart rate over the workout, in beats a minute.
  public var averageHeartRate: Double?

  /// The lowest heart rate of the workout, in beats a minute.
  public var lowestHeartRate: Double?

  /// The highest heart rate of the workout, in beats a minute.
  public var highestHeartRate: Double?

  /// Who recorded it.
  public var source: String

  /// What happened during it, in the order of the file.
  public var events: [Event] = []

  /// What was noted about it.
  public var notes: [Note] = []

  /// Where its routes lie within the export, such as `/workout-routes/route_2026-06-01_7.30am.gpx`.
  public var routes: [String] = []

  /// Whether the file ends before the workout does: totals may be missing.
  public var isCut = false

  /// The legs of a workout of several sports, while it is read.
  var parts: [HealthWorkout] = []

  /// Whether it is one leg of a workout of several sports, whose routes are those of all legs.
  public internal(set) var isPart = false

  /// The note of a name.
  public func note(_ key: String) -> String? { notes.first { $0.key == key }?.value }

  /// Whether it was done indoors, where that was noted.
  public var isIndoor: Bool? { note("HKIndoorWorkout").map { $0 == "1" } }

  /// The zone in which it took place, such as `Europe/Berlin`; the offset of its times is the export's.
  public var timeZone: String? { note("HKTimeZone") }

  /// Metres climbed, where that was noted.
  public var ascentMeters: Double? {
    note("HKElevationAscended").flatMap { HealthUnit.quantity($0, .meters) }
  }
}
