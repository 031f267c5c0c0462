/// What a piece of an export of Apple Health held.
public struct HealthBatch: Hashable, Sendable {
  /// Values of the kinds that are kept, in the order of the file.
  public var samples: [HealthSample] = []

  /// Workouts that ended in the piece, in the order of the file.
  public var workouts: [HealthWorkout] = []

  /// What was damaged; of very many, the first ones.
  public var faults: [HealthFault] = []

  /// Holds nothing.
  public init() {}

  /// Whether it holds nothing.
  public var isEmpty: Bool { samples.isEmpty && workouts.isEmpty && faults.isEmpty }
}
