import Testing
import Training

struct ChallengeChoiceTests {
  @Test func `counts push-ups where nobody has chosen`() {
    #expect(ChallengeChoice() == ChallengeChoice("Push-Up", goal: 100))
  }

  @Test func `yields to a newer choice and to itself sent back`() {
    let ours = ChallengeChoice("Squat", goal: 50, chosenAt: Instant(secondsSince1970: 1000))
    #expect(ours.yields(to: ChallengeChoice("Push-Up", chosenAt: Instant(secondsSince1970: 1001))))
    #expect(
      ours.yields(
        to: ChallengeChoice("Squat", goal: 50, chosenAt: Instant(secondsSince1970: 999.5))
      )
    )
    #expect(!ours.yields(to: ChallengeChoice("Push-Up", chosenAt: Instant(secondsSince1970: 998))))
    #expect(!ours.yields(to: ChallengeChoice()))
    #expect(
      ChallengeChoice().yields(to: ChallengeChoice("Squat", chosenAt: Instant(secondsSince1970: 1)))
    )
  }
}
