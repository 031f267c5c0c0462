import Screens
import Testing
import Training

struct CadenceAdviceWordsTests {
  @Test(arguments: [
    (164, "Your own cadence is 164. Try 172 first, 5 % more; go no higher than 180."),
    (137, "Your own cadence is 137. Try 150, and no more than that."),
    (195, "Your own cadence is 195. That is quick already: leave it as it is."),
    (
      130,
      "Your own cadence is 130. More than 143 would be too much of a change, and the metronome begins at 150."
    ),
  ])
  func `says what may be tried`(baseline: Int, sentence: String) {
    #expect(CadenceAdvice(baseline: .stepsPerMinute(Double(baseline)))?.sentence() == sentence)
  }

  @Test func `warns of too much of a change`() throws {
    let advice = try #require(CadenceAdvice(baseline: .stepsPerMinute(160)))
    #expect(advice.warning(about: Tempo(clamping: 176)) == nil)
    #expect(
      advice.warning(about: Tempo(clamping: 185))
        == "185 is 16 % above your own 160. More than 10 %, here 176, is too much of a change for calf and Achilles tendon."
    )
    #expect(CadenceAdvice.warning().contains("Achilles"))
  }
}
