import Testing
import Training

struct BestEffortTests {
  private func seconds(_ meters: Double, _ efforts: [BestEffort]) -> Double? {
    efforts.first { $0.distance.meters == meters }?.duration.inSeconds
  }

  @Test func `takes no record from metres that were counted late`() {
    // Five seconds of four metres each, told at once; then as before.
    var times = [0.0, 1, 2, 3, 4, 5]
    var meters = [0.0, 0, 0, 0, 0, 20]
    for second in 6...600 {
      times.append(Double(second))
      meters.append(Double(second) * 4)
    }
    let efforts = BestEffort.all(times: times, meters: meters)
    #expect(seconds(400, efforts) == 100)
    #expect(seconds(1000, efforts) == 250)
  }

  @Test func `finds the fast kilometre in a slow run`() {
    // A metre takes 0.36 s, but from 2 km to 3 km 0.24 s.
    var times = [0.0]
    var meters = [0.0]
    for meter in stride(from: 10.0, through: 6000, by: 10) {
      let isFast = meter > 2000 && meter <= 3000
      times.append((times.last ?? 0) + (isFast ? 2.4 : 3.6))
      meters.append(meter)
    }
    let efforts = BestEffort.all(times: times, meters: meters)
    #expect(seconds(1000, efforts) == 240)
    #expect(seconds(400, efforts) == 96)
    #expect(seconds(5000, efforts) == 240 + 4000 * 0.36)
    #expect(seconds(10_000, efforts) == nil)
  }

  @Test func `looks between the readings`() {
    let efforts = BestEffort.all(times: [0, 300, 500], meters: [0, 700, 1500])
    // The whole second stretch and 200 m of the first.
    #expect(seconds(1000, efforts) == 200 + 300 * 200 / 700.0 || seconds(1000, efforts) == 285.714)
  }

  @Test func `leads across no jump`() {
    // 3 m/s, and 2 km more in the middle.
    let times = Array(stride(from: 0.0, through: 3000, by: 5))
    let efforts = BestEffort.all(
      times: times,
      meters: times.map { $0 * 3 + ($0 > 1500 ? 2000 : 0) }
    )
    #expect(abs((seconds(400, efforts) ?? 0) - 400 / 3) < 0.01)
    #expect(abs((seconds(1000, efforts) ?? 0) - 1000 / 3) < 0.01)
    #expect(seconds(5000, efforts) == nil)
  }

  @Test func `counts rests and believes no jump`() {
    #expect(
      seconds(400, BestEffort.all(times: [0, 100, 400, 500], meters: [0, 200, 200, 400])) == 500
    )
    #expect(BestEffort.all(times: [0, 1], meters: [0, 5000]) == [])
    #expect(BestEffort.all(times: [], meters: []) == [])
  }
}
