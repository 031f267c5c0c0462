import Testing
import Training

struct DiaryProgramTests {
  @Test func `lists all programs as a sentence does`() {
    #expect(DiaryProgram.list("and") == "Strong, Hevy, FitNotes and StrongLifts")
    #expect(DiaryProgram.list() == "Strong, Hevy, FitNotes, StrongLifts")
  }
}
