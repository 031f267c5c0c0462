import Exchange
import Formats
import Testing
import Training

struct ExerciseRulesTests {
  private let kept: JSON = [
    "back squat": ["rule": "linear +2.5kg", "sets": 5, "reps": 5],
    "curl": ["rule": "of a newer kind", "tempo": 3],
  ]

  @Test func `finds a rule however the exercise is written`() {
    let rules = ExerciseRules(kept)
    for name in ["Back Squat", "back squats", "BACK-SQUAT"] {
      #expect(
        rules.choice(of: name) == ExerciseRules.Choice(rule: "linear +2.5kg", sets: 5, reps: 5)
      )
    }
  }

  @Test func `what nobody has chosen is usual, in one place for everybody`() {
    let usual = ExerciseRules(nil).choice(of: "Press")
    #expect(usual == ExerciseRules.Choice(rule: "double 8-12 +2.5kg", sets: 3, reps: 8))
    #expect(Progression.usualReps(of: "double 6-8 +2.5kg") == 6)
    #expect(Progression.usualReps(of: "linear +2.5kg, fail 3 -> -10%") == 5)
    #expect(Progression.usualReps(of: "greyskull +2.5kg") == 5)
  }

  @Test func `a choice takes the place of the one before, and leaves the others as they are`() {
    var rules = ExerciseRules(kept)
    let choice = ExerciseRules.Choice(rule: "double 6-8 +2.5kg", sets: 4, reps: 6)
    rules.choose(choice, for: "Back Squats")
    #expect(rules.choice(of: "back squat") == choice)
    #expect(rules.json["back squat"] != nil)
    #expect(rules.json["curl"] == ["rule": "of a newer kind", "tempo": 3])
    #expect(rules.json.object?.count == 2)
    // Chosen once more, nothing is other than before.
    let before = rules
    rules.choose(choice, for: "back squat")
    #expect(rules == before)
  }
}
