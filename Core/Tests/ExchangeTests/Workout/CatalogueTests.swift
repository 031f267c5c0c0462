import Exchange
import Testing
import Training

struct CatalogueTests {
  private let text = """
    # Exercises

    ## Hinge

    | Exercise | Also called | Muscles | Helpers | Equipment | Load | Sides | Cue |
    |---|---|---|---|---|---|---|---|
    | Kettlebell Swing | KB Swing, Two-Hand Swing | glutes, hamstrings | lower back | kettlebell | external | both | Snap your hips. |
    | Hip Thrust | | glutes | | barbell or dumbbell, bench, (mat) | external | one | Pause. |
    """

  @Test func `reads tables of exercises`() throws {
    let (catalogue, diagnostics) = ExerciseCatalogue.read(Array(text.utf8))
    #expect(diagnostics == [])
    #expect(
      catalogue.exercises == [
        Exercise(
          "Kettlebell Swing",
          aliases: ["KB Swing", "Two-Hand Swing"],
          pattern: .hinge,
          muscles: [.glutes, .hamstrings],
          helpers: [.lowerBack],
          equipment: [["kettlebell"]],
          loadMode: .external,
          cue: "Snap your hips."
        ),
        Exercise(
          "Hip Thrust",
          pattern: .hinge,
          muscles: [.glutes],
          equipment: [["barbell", "dumbbell"], ["bench"]],
          comforts: ["mat"],
          loadMode: .external,
          isUnilateral: true,
          cue: "Pause."
        ),
      ]
    )
  }

  @Test func `says what is wrong in a table`() {
    let bad = """
      | A | | glutes | | | none | both | Go. |
      ## Hinges
      ## Hinge
      | B | glutes |
      | C | | gluets | | | heavy | left | Go |
      | D | C | glutes | | | none | both | Go. |
      """
    let (catalogue, diagnostics) = ExerciseCatalogue.read(Array(bad.utf8))
    #expect(catalogue.exercises.map(\.name) == ["C", "D"])
    #expect(
      diagnostics.map(\.description) == [
        "1:3: error: the row is not below the heading of a kind of movement",
        "2:4: error: \"hinges\" is not a kind of movement, expected one of squat, hinge, lunge, push, pull, carry, core, jump, cardio, run, mobility, balance, rest",
        "4:3: error: the row has 2 cells, expected 9",
        "5:3: warning: the cue of C is not a sentence",
        "5:3: warning: C names no muscle",
        "5:9: error: \"gluets\" is not a known muscle; did you mean \"glutes\"?",
        "5:22: error: \"heavy\" is not a load, expected external, bodyweight, assisted or none",
        "5:30: error: \"left\" is not a number of sides, expected one or both",
        "6:3: error: \"C\" is already a name of C",
      ]
    )
  }
}
