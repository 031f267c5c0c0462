import Testing
import Training

struct CadenceAdviceTests {
  @Test(arguments: [
    (160, CadenceAdvice.Suggestion.raise(first: tempo(168), most: tempo(176))),
    (164, .raise(first: tempo(172), most: tempo(180))),
    (140, .raise(first: tempo(150), most: tempo(154))),
    (137, .raise(first: tempo(150), most: tempo(150))),
    (190, .raise(first: tempo(200), most: tempo(200))),
    (186, .raise(first: tempo(195), most: tempo(200))),
    (192, .quickEnough),
    (228, .quickEnough),
    (136, .outOfReach(most: 149)),
  ])
  func `suggests five percent first and never more than ten`(
    baseline: Int,
    suggestion: CadenceAdvice.Suggestion
  ) {
    #expect(advice(baseline)?.suggestion == suggestion)
  }

  @Test func `knows what is too much of a change`() throws {
    let advice = try #require(self.advice(160))
    #expect(!advice.isTooMuch(tempo(176)))
    #expect(advice.isTooMuch(tempo(177)))
  }

  @Test(arguments: [0, 90, 119, 231, 400])
  func `a cadence that nobody runs at is no baseline`(steps: Int) {
    #expect(advice(steps) == nil)
  }

  @Test func `the usual cadence of a recording is the median of its running`() {
    var recording = SimulatedScenario.steady10K.recording(seed: Seed(1))
    let told = recording.samples.cadence.filter { $0 > 120 }.sorted()
    #expect(recording.usualCadence == .stepsPerMinute(told[told.count / 2]))
    recording.samples.cadence = Array(repeating: .nan, count: recording.samples.count)
    #expect(recording.usualCadence == nil)
    recording.samples.cadence = Array(repeating: 100, count: recording.samples.count)
    #expect(recording.usualCadence == nil)
  }

  private func advice(_ steps: Int) -> CadenceAdvice? {
    CadenceAdvice(baseline: .stepsPerMinute(Double(steps)))
  }
}

private func tempo(_ beatsPerMinute: Int) -> Tempo { Tempo(clamping: beatsPerMinute) }
