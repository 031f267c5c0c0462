import Exchange
import Formats
import Screens
import Training

// The exercises of the catalogue, with what is known of each.
extension LibraryDesk {
  /// Those that words mean, the likeliest first.
  @inline(never) func exercises(_ fields: Fields) throws(PageError) -> [UInt8] {
    guard let library else { throw .noLibrary }
    let (words, limit) = try PageError.shaped { () throws(ShapeError) in
      (
        try fields.string(ifPresent: "words") ?? "", try fields.whole("limit", 1...1000) ?? 20
      )
    }
    let found = library.catalogue.search(words)
    return Reply.object { json in
      json.field("count", found.count)
      json.array("exercises") { json in
        for exercise in found.prefix(limit) { json.value(exercise.name) }
      }
    }
  }

  /// One by any of its names; nothing where the catalogue does not know it.
  @inline(never) mutating func exercise(_ fields: Fields) throws(PageError) -> [UInt8] {
    guard let library else { throw .noLibrary }
    let name = try PageError.shaped { () throws(ShapeError) in try fields.string("exercise") }
    let equipment = fields["equipment"]?.array?.compactMap { $0.string }
    guard let exercise = library.catalogue.exercise(named: name) else {
      return Reply.object { _ in }
    }
    let screen = ExerciseScreen(exercise, in: library.language)
    let motion = exercise.motion.flatMap { self.library?.motions.motion(named: $0) }
    // Without a wish for equipment anything may be there.
    let available = Set(equipment ?? library.catalogue.equipment)
    let others = library.catalogue.substitutes(for: exercise, with: available)
    let workouts = library.index.entries.filter { $0.facts.exercises.contains(exercise.name) }
    return Reply.object { json in
      json.object("exercise") { json in
        json.field("name", screen.name)
        json.field("also", screen.also)
        json.field("cue", screen.cue)
        json.array("facts") { json in for fact in screen.facts { json.value(fact) } }
        json.field("works", screen.works)
        json.array("muscles") { json in
          for muscle in exercise.muscles { json.value(muscle.rawValue) }
        }
        json.array("helpers") { json in
          for muscle in exercise.helpers { json.value(muscle.rawValue) }
        }
        json.field("held", exercise.heldLoad?.rawValue)
        if let motion {
          json.key("motion")
          motion.write(to: &json)
        }
        json.array("substitutes") { json in
          for other in others.prefix(12) { json.value(other.name) }
        }
        json.array("workouts") { json in
          for entry in workouts.prefix(12) {
            json.object { json in
              json.field("id", entry.workout.id)
              json.field("title", entry.workout.title)
            }
          }
        }
      }
    }
  }
}
