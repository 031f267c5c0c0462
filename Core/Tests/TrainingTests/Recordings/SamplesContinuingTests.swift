import Testing
import Training

struct SamplesContinuingTests {
  private func continued(_ distance: [Double]) -> [Double] {
    var samples = Samples()
    samples.time = distance.indices.map { Double(5 * $0) }
    samples.distance = distance
    samples.continueDistance()
    return samples.distance
  }

  @Test func `goes on where a distance begins anew`() {
    // 3 m/s, and the lap was pressed at a reading or between two.
    let lap = (0..<10).map { Double(15 * $0) }
    let whole = (0..<30).map { Double(15 * $0) }
    #expect(continued(lap + lap + lap) == whole)
    #expect(continued(lap + lap.map { $0 + 6 } + lap.map { $0 + 9 }) == whole)
  }

  @Test func `takes a single reading that falls for a fault`() {
    #expect(continued([0, 15, 30, 0, 60, 75]) == [0, 15, 30, 0, 60, 75])
    #expect(continued([0, 15, 30, 29, 45]) == [0, 15, 30, 29, 45])
  }

  @Test func `does not count a way over a pause`() {
    var samples = Samples()
    samples.time = [0, 5, 10, 400, 405]
    samples.distance = [0, 15, 30, 0, 15]
    samples.continueDistance()
    #expect(samples.distance == [0, 15, 30, 30, 45])
  }

  @Test func `passes over readings that are missing`() {
    let distance = continued([0, 60, 120, .nan, 30, 60])
    #expect(distance[2] == 120 && distance[3].isNaN)
    #expect(distance[4...] == [240, 270])
  }
}
