/// The exercises that can be done with some equipment, by what many exercises that cannot are compared with.
struct DoableExercises {
  private struct Candidate {
    var place: Int
    var pattern: Exercise.Pattern
    var muscles: UInt32
  }

  private let catalogue: ExerciseCatalogue

  // By their places in the catalogue.
  private var isDoable: [Bool] = []
  private var candidates: [Candidate] = []

  /// Looks once which exercises can be done.
  init(of catalogue: ExerciseCatalogue, with available: Set<String>) {
    self.catalogue = catalogue
    for place in catalogue.exercises.indices {
      isDoable.append(catalogue.exercises[place].canBeDone(with: available))
      guard isDoable[place] else { continue }
      candidates.append(
        Candidate(
          place: place,
          pattern: catalogue.exercises[place].pattern,
          muscles: Self.bits(catalogue.exercises[place].muscles)
        )
      )
    }
  }

  /// What can be done about an exercise: the first of the same movement and aim takes its place.
  func standIn(for name: String) -> StandIn {
    guard let place = catalogue.place(of: name), !isDoable[place] else { return .needless }
    let pattern = catalogue.exercises[place].pattern
    let muscles = Self.bits(catalogue.exercises[place].muscles)
    for candidate in candidates
    where candidate.pattern == pattern && candidate.muscles & muscles != 0 {
      let other = catalogue.exercises[candidate.place].name
      if other != catalogue.exercises[place].name { return .other(other) }
    }
    return .missing
  }

  private static func bits(_ muscles: [Muscle]) -> UInt32 {
    var bits: UInt32 = 0
    for muscle in muscles { bits |= 1 << UInt32(muscle.place) }
    return bits
  }
}
