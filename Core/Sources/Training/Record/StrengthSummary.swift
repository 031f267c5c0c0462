/// What a list says of a session of a diary.
public struct StrengthSummary: Hashable, Sendable {
  /// Its name in the record.
  public let id: String
  /// The id of the workout that it followed, if that is known.
  public let workout: String?
  /// What it was called.
  public let name: String
  /// When it began, with the offset of the place where the diary says so.
  public let startedAt: LocalTime
  /// How long it took.
  public let elapsed: Duration?
  /// The program that kept the diary.
  public let program: String
  /// How many sets it has.
  public let sets: Int
  /// Weight times repetitions, in kilograms.
  public var volume: Double

  /// Creates a summary.
  public init(
    id: String,
    workout: String? = nil,
    name: String,
    startedAt: LocalTime,
    elapsed: Duration?,
    program: String,
    sets: Int,
    volume: Double
  ) {
    self.id = id
    self.workout = workout
    self.name = name
    self.startedAt = startedAt
    self.elapsed = elapsed
    self.program = program
    self.sets = sets
    self.volume = volume
  }
}
