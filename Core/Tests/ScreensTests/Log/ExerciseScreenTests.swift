import Screens
import Testing
import Training

struct ExerciseScreenTests {
  @Test func `says what an exercise needs and how it is counted`() {
    let stepUp = Exercise(
      "Dumbbell Step-Up",
      aliases: ["Weighted Step-Up"],
      pattern: .squat,
      muscles: [.quads, .glutes],
      helpers: [.forearms],
      equipment: [["dumbbell"], ["box", "bench"]],
      comforts: ["mat"],
      loadMode: .external,
      isUnilateral: true,
      cue: "Stand tall."
    )
    let screen = ExerciseScreen(stepUp)
    #expect(screen.works == "Quads and glutes, helped by forearms")
    #expect(screen.also == "Also called Weighted Step-Up.")
    #expect(
      screen.facts == [
        "Equipment: dumbbell, box or bench", "Optional: mat", "One side at a time",
        "Log the weight you lift",
      ]
    )
  }

  @Test func `says that nothing is needed`() {
    let stretch = Exercise(
      "Child's Pose",
      pattern: .mobility,
      muscles: [],
      loadMode: .none,
      cue: "Breathe."
    )
    #expect(ExerciseScreen(stretch).also == nil)
    #expect(ExerciseScreen(stretch).facts == ["No equipment"])
  }
}
