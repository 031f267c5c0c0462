import Testing
import Training

struct ExerciseSearchTests {
  private static func exercise(_ name: String, _ aliases: [String], _ muscles: [Muscle]) -> Exercise
  {
    Exercise(
      name,
      aliases: aliases,
      pattern: .push,
      muscles: muscles,
      helpers: [.abs],
      loadMode: .external,
      cue: "Well."
    )
  }

  private static let catalogue = ExerciseCatalogue([
    exercise("Knee Push-Up", [], [.chest]), exercise("Push-Up", ["Press-Up"], [.chest]),
    exercise("Push-Up Negative", [], [.chest]), exercise("Pull-Up", [], [.lats]),
    exercise("Dumbbell Curl", ["Biceps Curl"], [.biceps]),
  ])

  @Test(
    arguments: [
      ("pushups", ["Push-Up", "Push-Up Negative", "Knee Push-Up"]), ("pull ups", ["Pull-Up"]),
      ("bicep curls", ["Dumbbell Curl"]), ("curl dumbbell", ["Dumbbell Curl"]),
      ("press-ups", ["Push-Up"]), ("lats", ["Pull-Up"]), ("pull-op", ["Pull-Up"]), ("zzz", []),
    ]
  )
  func `finds what people type, the likeliest first`(words: String, names: [String]) {
    #expect(Self.catalogue.search(words).map { $0.name } == names)
  }

  @Test func `lists everything where nothing is typed`() {
    #expect(Self.catalogue.search(" ").count == 5)
  }
}
