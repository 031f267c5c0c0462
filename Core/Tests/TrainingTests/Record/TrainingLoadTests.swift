import Testing
import Training

/// Definition 17 of the running definitions, its vectors.
struct TrainingLoadTests {
  private func load(
    _ minutes: Double,
    _ rate: Double,
    max: Double,
    rest: Double,
    _ sex: Runner.Sex
  ) -> Double {
    let measure = TrainingLoad(rest: .beatsPerMinute(rest), maximum: .beatsPerMinute(max), sex: sex)
    return measure.load(of: .beatsPerMinute(rate), seconds: minutes * 60)
  }

  @Test func `gives the load of the definitions`() {
    #expect(abs(load(30, 130, max: 200, rest: 40, .male) - 31.80) < 0.005)
    #expect(abs(load(60, 150, max: 185, rest: 50, .male) - 117.94) < 0.005)
    #expect(abs(load(60, 150, max: 185, rest: 50, .female) - 98.00) < 0.005)
  }

  @Test func `adds up readings, not their mean`() {
    let measure = TrainingLoad(rest: .beatsPerMinute(50), maximum: .beatsPerMinute(185))
    let pulse = [
      PulseTime(beatsPerMinute: 110, seconds: 1800), PulseTime(beatsPerMinute: 170, seconds: 1800),
    ]
    let mean = measure.load(of: .beatsPerMinute(140), seconds: 3600)
    #expect(measure.load(of: pulse) > mean)
    #expect(measure.load(of: .beatsPerMinute(40), seconds: 3600) == 0)
  }

  @Test func `takes effort times minutes where the heart was not measured`() {
    #expect(TrainingLoad.session(effort: 7, duration: .seconds(45 * 60)) == 315)
  }

  @Test func `stops counting the pulse in a pause and after a minute of silence`() {
    var samples = Samples()
    samples.time = [0, 10, 20, 500, 510]
    samples.heartRate = [120, 120, 150, 150, .nan]
    #expect(
      PulseTime.count(of: samples, pauses: [10..<15]) == [
        PulseTime(beatsPerMinute: 120, seconds: 15), PulseTime(beatsPerMinute: 150, seconds: 70),
      ]
    )
  }

  @Test func `follows fitness and fatigue over six weeks`() throws {
    let curve = FitnessCurve(
      loads: Array(repeating: 50, count: 42),
      from: Day(daysSince1970: 100),
      seed: 0
    )
    let last = try #require(curve.days.last)
    #expect(last.day == Day(daysSince1970: 141))
    #expect(abs(last.fitness - 31.606) < 0.0005)
    #expect(abs(last.fatigue - 49.876) < 0.0005)
    #expect(last.isWarmingUp)
    let before = curve.days[40]
    #expect(last.form == before.fitness - before.fatigue)
    #expect(curve.days[0].form == 0)
  }

  @Test func `begins at the mean of the first week`() {
    let curve = FitnessCurve(loads: Array(repeating: 80, count: 60), from: Day(daysSince1970: 0))
    #expect(curve.days.allSatisfy { abs($0.fitness - 80) < 1e-9 && abs($0.form) < 1e-9 })
    #expect(curve.days.last?.isWarmingUp == false)
    #expect(FitnessCurve(loads: [], from: Day(daysSince1970: 0)).days == [])
  }
}
