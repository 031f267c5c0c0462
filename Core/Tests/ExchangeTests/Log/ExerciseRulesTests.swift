import Exchange
import Formats
import Testing
import Training

struct ExerciseRulesTests {
  private let kept: JSON = [
    "back squat": ["rule": "linear +2.5kg", "sets": 5, "reps": 5],
    "curl": ["rule": "of a newer kind", "tempo": 3],
  ]

  private func words(_ choice: ExerciseRules.Choice) -> String {
    "\(choice.rule): \(choice.sets) x \(choice.reps)"
  }

  @Test func `finds a rule however the exercise is written`() {
    let rules = ExerciseRules(kept)
    for name in ["Back Squat", "back squats", "BACK-SQUAT"] {
      #expect(words(rules.choice(of: name)) == "linear +2.5kg: 5 x 5")
    }
  }

  @Test func `what nobody has chosen is usual, in one place for everybody`() {
    #expect(words(ExerciseRules(nil).choice(of: "Press")) == "double 8-12 +2.5kg: 3 x 8")
    #expect(Progression.usualReps(of: "double 6-8 +2.5kg") == 6)
    #expect(Progression.usualReps(of: "linear +2.5kg, fail 3 -> -10%") == 5)
    #expect(Progression.usualReps(of: "greyskull +2.5kg") == 5)
  }

  @Test func `a choice takes the place of the one before, and leaves the others as they are`() {
    var rules = ExerciseRules(kept)
    var choice = rules.choice(of: "Back Squat")
    (choice.rule, choice.sets, choice.reps) = ("double 6-8 +2.5kg", 4, 6)
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
