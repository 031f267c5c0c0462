/// A workout as discovery knows it: what it is and what it is found by.
public struct IndexedWorkout: Hashable, Sendable {
  /// The workout.
  public let workout: Workout

  /// What is known of it.
  public let facts: WorkoutFacts

  /// The name of its content, which sessions and variants refer to.
  public let contentHash: String

  /// Creates an entry.
  public init(_ workout: Workout, contentHash: String, knowing catalogue: ExerciseCatalogue) {
    self.workout = workout
    self.contentHash = contentHash
    facts = WorkoutFacts(of: workout, knowing: catalogue)
  }

  /// The texts whose words it is found by: title, exercises, focus, tags, equipment, muscles, clocks.
  func searchTexts(_ catalogue: ExerciseCatalogue) -> [String] {
    var texts = [workout.title, workout.id, facts.category.value.rawValue]
    texts += workout.details.tags + facts.focus.value + facts.equipment.value
    texts += facts.mainMuscles.map { $0.rawValue } + facts.clocks.map { $0.rawValue }
    if let level = facts.level { texts.append(level.rawValue) }
    for item in workout.items { texts.append(item.exercise) }
    for name in facts.exercises {
      texts.append(name)
      texts += catalogue.exercise(named: name)?.aliases ?? []
    }
    return texts
  }
}
