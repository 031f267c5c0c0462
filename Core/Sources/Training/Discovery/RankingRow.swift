/// What a ranking asks of every workout, in numbers: an entry with its texts is much to take hold of.
struct RankingRow: Hashable, Sendable {
  /// How long it takes.
  let minutes: Int
  /// What kind of training it is.
  let category: WorkoutCategory
  /// Where it can be done.
  let location: WorkoutLocation
  /// The muscle that takes part most.
  let muscle: Muscle?
  /// Where the first entry with the same id stands.
  let namesake: Int

  init(_ facts: WorkoutFacts, namesake: Int) {
    let seconds = min(max(facts.duration.value.inSeconds, 0), 604_800)
    minutes = Int((seconds / 60).rounded())
    category = facts.category.value
    location = facts.location.value
    muscle = facts.muscles.value.first?.muscle
    self.namesake = namesake
  }

  /// Whether two workouts are of one kind and for one muscle.
  func isAlike(_ other: RankingRow) -> Bool {
    category == other.category && muscle == other.muscle
  }
}
