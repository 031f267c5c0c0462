import Testing
import Training

struct TrainingLoadBasisTests {
  @Test func `names everything that nobody has said`() {
    let basis = TrainingLoadBasis(of: Runner())
    #expect(
      basis.assumptions == [
        .maximum(.beatsPerMinute(180)), .rest(.beatsPerMinute(60)), .sex(.male),
      ]
    )
    #expect(basis.measure.rest == .beatsPerMinute(60) && basis.measure.sex == .male)
  }

  @Test func `assumes nothing of what is known, and asks for no sex twice`() {
    let runner = Runner(
      age: 40,
      restingHeartRate: .beatsPerMinute(48),
      sex: .unspecified
    )
    #expect(TrainingLoadBasis(of: runner).assumptions == [])
  }

  @Test func `lies between the two where no sex is to count`() {
    func load(_ sex: Runner.Sex) -> Double {
      TrainingLoad(rest: .beatsPerMinute(50), maximum: .beatsPerMinute(185), sex: sex)
        .load(of: .beatsPerMinute(150), seconds: 3600)
    }
    // 60 x 0.7407 x 0.64 x e^(1.795 x 0.7407), by hand.
    #expect(abs(load(.unspecified) - 107.51) < 0.01)
    #expect(load(.female) < load(.unspecified) && load(.unspecified) < load(.male))
  }
}
