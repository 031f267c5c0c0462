import Exchange
import Screens
import Testing
import Training

/// What is said in German of the exercises that come with the project.
struct GermanCuesTests {
  /// English words that no German sentence has.
  private static let english: Set<Substring> = [
    "the", "your", "and", "with", "keep", "of", "to", "at", "on", "is", "as", "then", "from",
  ]

  @Test func `knows every exercise of the catalogue, in German`() throws {
    let exercises = try KnowledgeBase.exercises().catalogue.exercises
    #expect(exercises.count > 300)
    for exercise in exercises {
      let cue = ExerciseScreen(exercise, in: .german).cue
      #expect(cue != exercise.cue, "\(exercise.name)")
      #expect(cue.last == ".", "\(exercise.name): \(cue)")
      let words = Set(cue.lowercased().split { !$0.isLetter })
      #expect(words.isDisjoint(with: Self.english), "\(exercise.name): \(cue)")
      #expect(ExerciseScreen(exercise).cue == exercise.cue)
    }
  }

  @Test func `names every muscle in German`() {
    for muscle in Muscle.allCases {
      #expect(muscle.words(in: .german) != muscle.rawValue, "\(muscle)")
    }
  }

  @Test func `leaves an exercise of one's own in its own words`() {
    let own = Exercise(
      "My Curl",
      pattern: .pull,
      muscles: [.biceps],
      loadMode: .external,
      cue: "Slowly."
    )
    #expect(ExerciseScreen(own, in: .german).cue == "Slowly.")
  }
}
