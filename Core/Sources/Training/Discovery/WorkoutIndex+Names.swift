extension WorkoutIndex {
  /// What the workouts call some exercises that somebody has named, in whatever spelling the catalogue
  /// knows; an exercise that it does not know is found by its own name however that is written.
  func names(of wanted: Set<String>, in catalogue: ExerciseCatalogue) -> Set<String> {
    guard !wanted.isEmpty else { return [] }
    var keys: Set<NameKey> = []
    for name in wanted {
      keys.insert(NameKey(name))
      if let known = catalogue.exercise(named: name) { keys.insert(NameKey(known.name)) }
    }
    var names: Set<String> = []
    for name in exercises.names where keys.contains(NameKey(name)) { names.insert(name) }
    return names
  }
}
