import Testing
import Training

struct DiaryProgramTests {
  @Test func `lists all programs as a sentence does`() {
    #expect(
      DiaryProgram.list("and")
        == "Strong, Hevy, FitNotes, StrongLifts, Fitbod, JEFIT, Lyfta, Liftosaur, LiftLog, Boostcamp, "
        + "GymBook and Alpha Progression"
    )
    #expect(DiaryProgram.list().hasPrefix("Strong, Hevy, FitNotes, StrongLifts, Fitbod, "))
  }
}
