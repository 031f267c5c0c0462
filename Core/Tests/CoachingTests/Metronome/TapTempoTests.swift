import Coaching
import Testing
import Training

struct TapTempoTests {
  @Test func `needs three taps`() {
    #expect(
      readings([0, 0.3, 0.6])
        == [.needsMore(2), .needsMore(1), .steps(200, isOneFoot: false)]
    )
  }

  @Test func `forgets after a pause`() {
    #expect(
      readings([0, 0.3, 0.6, 3, 3.4, 3.8]).suffix(3)
        == [.needsMore(2), .needsMore(1), .steps(150, isOneFoot: false)]
    )
  }

  @Test func `bears a tap that is missed and one that comes double`() {
    #expect(last([0, 0.3, 0.6, 1.2, 1.5, 1.8]) == .steps(200, isOneFoot: false))
    #expect(last([0, 0.3, 0.6, 0.65, 0.9, 1.2]) == .steps(200, isOneFoot: false))
  }

  @Test func `evens out an unsteady finger`() {
    #expect(
      last([0, 0.32, 0.68, 1.0, 1.35, 1.66, 2.0]) == .steps(180, isOneFoot: false)
    )
  }

  @Test func `counts two steps for taps of one foot`() {
    #expect(last([0, 0.7, 1.4, 2.1]) == .steps(171, isOneFoot: true))
  }

  @Test func `tells what it found beyond the ends`() {
    #expect(last([0, 0.2, 0.4]) == .steps(300, isOneFoot: false))
    #expect(last([0, 0.2, 0.4]).tempo == .fastest)
    #expect(last([0, 0.45, 0.9]) == .steps(133, isOneFoot: false))
    #expect(last([0, 0.45, 0.9]).tempo == .slowest)
  }

  @Test func `follows a change within nine taps`() {
    var times = (0..<20).map { Double($0) * 0.3 }
    let end = times[19]
    times += (1...9).map { end + Double($0) * 0.35 }
    #expect(last(times) == .steps(171, isOneFoot: false))
  }

  private func readings(_ times: [Double]) -> [TapTempo.Reading] {
    var taps = TapTempo()
    return times.map { taps.tap(at: Duration(roundedSeconds: $0)) }
  }

  private func last(_ times: [Double]) -> TapTempo.Reading { readings(times)[times.count - 1] }
}
