import Testing
import Training

/// Names that diaries of Strong, Hevy, FitNotes, StrongLifts and Strength Level give to exercises.
struct ExerciseMatcherTests {
  private let matcher: ExerciseMatcher

  init() throws {
    matcher = ExerciseMatcher(try KnowledgeBase.exercises().catalogue)
  }

  private static let sure = [
    "Bench Press (Barbell)": "Bench Press", "Squat (Barbell)": "Back Squat",
    "Bicep Curl (Dumbbell)": "Dumbbell Curl", "Bicep Curl (Barbell)": "Barbell Curl",
    "Bench Press - Close Grip (Barbell)": "Close-Grip Bench Press",
    "Incline Bench Press (Dumbbell)": "Incline Dumbbell Press",
    "Overhead Press (Dumbbell)": "Dumbbell Shoulder Press", "OHP": "Overhead Press",
    "DB RDL": "Dumbbell Romanian Deadlift", "KB Swings": "Kettlebell Swing",
    "BB Squat": "Back Squat", "Deadlift (Barbell)": "Deadlift", "Pull Up": "Pull-Up",
    "Pull Up (Weighted)": "Pull-Up", "Seated Row (Cable)": "Seated Cable Row",
    "Lat Pulldown (Cable)": "Lat Pulldown", "Skullcrusher (Barbell)": "Skull Crusher",
    "Hyperextensions": "Back Extension", "Leg Extension (Machine)": "Leg Extension",
    "Bent Over Row (Barbell)": "Barbell Row", "Military Press": "Overhead Press",
    "Hanging Leg Raise": "Hanging Leg Raise", "Pendlay Row (Barbell)": "Pendlay Row",
  ]

  @Test(arguments: sure.keys.sorted())
  func `knows an exercise by its words, its equipment and their short forms`(name: String) {
    #expect(
      matcher.match(name)
        == matcher.catalogue.exercise(named: Self.sure[name] ?? "").map { .sure($0) }
    )
    #expect(matcher.exercise(meantBy: name)?.name == Self.sure[name])
  }

  // The lifter's records of one would become those of another.
  @Test(
    arguments: [
      "Bench Press (Smith Machine)", "Lat Pulldown (Machine)", "Lateral Raise (Cable)",
      "Bicep Curl (Machine)", "Squat", "Squat (Dumbbell)", "Lunge (Dumbbell)", "Chest Fly",
      "Seated Leg Curl (Machine)", "Pull Up (Assisted)", "Incline Chest Press (Machine)",
      "Leg Press Keller", "Cycling", "Clean and Jerk", "Shoulder Press (Machine)",
    ]
  )
  func `asks rather than mixes two exercises`(name: String) {
    guard case .unsure(let choices) = matcher.match(name) else {
      Issue.record("\(name) is \(matcher.match(name))")
      return
    }
    #expect((1...5).contains(choices.count))
    #expect(matcher.exercise(meantBy: name) == nil)
  }

  @Test func `knows that StrongLifts leads nothing but barbells`() {
    #expect(matcher.exercise(meantBy: "Squat", with: "barbell")?.name == "Back Squat")
  }

  @Test(arguments: ["Back Deltoids", "Pec Deck (Machine)", "Butterfly (Pec Deck)", "", "()"])
  func `leaves what the catalogue has nothing like`(name: String) {
    #expect(matcher.match(name) == .unknown)
  }
}
