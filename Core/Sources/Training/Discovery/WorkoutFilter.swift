/// What somebody wants to see of a library; whatever is not set lets everything through.
public struct WorkoutFilter: Hashable, Sendable {
  /// Only these kinds of training.
  public var categories: Set<WorkoutCategory> = []

  /// Only what can be done with this and nothing else.
  public var availableEquipment: Set<String>?

  /// Only what uses this piece of equipment.
  public var usedEquipment: Set<String> = []

  /// Only what can be done here; what can be done anywhere always passes.
  public var locations: Set<WorkoutLocation> = []

  /// Only what takes at least so long.
  public var shortest: Duration?

  /// Only what takes no longer.
  public var longest: Duration?

  /// Only what is done for one of these muscles.
  public var muscles: Set<Muscle> = []

  /// Only what is for one of these.
  public var focus: Set<String> = []

  /// Only what has one of these tags.
  public var tags: Set<String> = []

  /// Only what asks for this much experience, or does not say.
  public var levels: Set<WorkoutLevel> = []

  /// Only what runs by one of these clocks.
  public var clocks: Set<ClockKind> = []

  /// Creates a filter that lets everything through.
  public init() {}

  /// Whether a workout is wanted.
  public func accepts(_ entry: IndexedWorkout) -> Bool {
    let facts = entry.facts
    let minutes = facts.duration.value
    return (categories.isEmpty || categories.contains(facts.category.value))
      && (availableEquipment.map { facts.equipment.value.allSatisfy($0.contains) } ?? true)
      && usedEquipment.allSatisfy { facts.equipment.value.contains($0) }
      && (locations.isEmpty || facts.location.value == .any
        || locations.contains(facts.location.value))
      && (shortest.map { minutes >= $0 } ?? true) && (longest.map { minutes <= $0 } ?? true)
      && (muscles.isEmpty || facts.mainMuscles.contains { muscles.contains($0) })
      && (focus.isEmpty || facts.focus.value.contains { focus.contains($0) })
      && (tags.isEmpty || entry.workout.details.tags.contains { tags.contains($0) })
      && (levels.isEmpty || facts.level.map { levels.contains($0) } ?? true)
      && (clocks.isEmpty || facts.clocks.contains { clocks.contains($0) })
  }
}
