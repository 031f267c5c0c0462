import Testing
import Training

struct HighestHeartRateTests {
  private func samples(every step: Double, _ rates: [Double]) -> Samples {
    var samples = Samples()
    samples.time = rates.indices.map { Double($0) * step }
    samples.heartRate = rates
    return samples
  }

  @Test func `is held for ten seconds, so that a spike is none`() {
    var rates = [Double](repeating: 150, count: 1200)
    rates[600] = 240
    #expect(HighestHeartRate.held(in: samples(every: 1, rates)) == .beatsPerMinute(150))
    rates.replaceSubrange(800...810, with: [Double](repeating: 170, count: 11))
    #expect(HighestHeartRate.held(in: samples(every: 1, rates)) == .beatsPerMinute(170))
  }

  @Test func `needs two readings where they are sparse`() {
    let rates: [Double] = [150, 150, 190, 160, 160, 150]
    #expect(HighestHeartRate.held(in: samples(every: 20, rates)) == .beatsPerMinute(160))
  }

  @Test func `takes nothing from a pause, and nothing without readings`() {
    let rates = (0..<100).map { $0 < 50 ? 150.0 : 180 }
    let held = HighestHeartRate.held(in: samples(every: 1, rates), pauses: [45..<120])
    #expect(held == .beatsPerMinute(150))
    #expect(HighestHeartRate.held(in: Samples()) == nil)
  }
}
