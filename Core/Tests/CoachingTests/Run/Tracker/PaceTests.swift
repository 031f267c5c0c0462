import Coaching
import Testing
import Training

/// Definition 12 of the running definitions.
struct PaceTests {
  private func run(_ speeds: [(meters: Double, seconds: Int)]) -> Tracker {
    var tracker = Tracker()
    _ = tracker.handle(.start, at: .zero)
    var (distance, second) = (0.0, 0)
    for stretch in speeds {
      for _ in 0..<stretch.seconds {
        distance += stretch.meters
        second += 1
        let reading = DeviceReading(distance: .meters(distance))
        _ = tracker.handle(.device(reading), at: .seconds(second))
      }
    }
    return tracker
  }

  @Test func `is the distance over the last fifteen seconds`() {
    let tracker = run([(2, 100), (4, 10)])
    // Ten seconds of 4 m/s and five of 2 m/s.
    #expect(tracker.metrics.currentPace == .secondsPerKilometer(15 / 0.050))
    #expect(tracker.metrics.averagePace == .secondsPerKilometer(110 / 0.240))
  }

  @Test func `is not known in the first seconds`() {
    #expect(run([(3, 4)]).metrics.currentPace == nil)
    #expect(run([(3, 6)]).metrics.currentPace?.secondsPerKilometer == 1000.0 / 3)
  }

  @Test func `is nothing for somebody who stands`() {
    #expect(run([(3, 100), (0, 14)]).metrics.currentPace == nil)
    #expect(run([(3, 100), (0, 30)]).metrics.currentPace == nil)
  }

  @Test func `does not count a pause`() {
    var tracker = run([(3, 100)])
    _ = tracker.handle(.pause, at: .seconds(100))
    _ = tracker.handle(.tick, at: .seconds(150))
    #expect(tracker.metrics.currentPace == nil)
    _ = tracker.handle(.resume, at: .seconds(160))
    let reading = DeviceReading(distance: .meters(303))
    _ = tracker.handle(.device(reading), at: .seconds(161))
    #expect(tracker.metrics.currentPace?.secondsPerKilometer == 1000.0 / 3)
  }

  @Test func `is nothing when no distance comes for fifteen seconds`() {
    var tracker = run([(3, 100)])
    _ = tracker.handle(.tick, at: .seconds(115))
    #expect(tracker.metrics.currentPace != nil)
    _ = tracker.handle(.tick, at: .seconds(116))
    #expect(tracker.metrics.currentPace == nil)
  }

  @Test func `follows readings that come every six seconds`() {
    var tracker = Tracker()
    _ = tracker.handle(.start, at: .zero)
    for reading in 0...20 {
      let distance = Distance.meters(18 * Double(reading))
      let event = TrackerEvent.device(DeviceReading(distance: distance))
      _ = tracker.handle(event, at: .seconds(6 * reading))
    }
    let pace = tracker.metrics.currentPace?.secondsPerKilometer ?? 0
    #expect(abs(pace - 1000.0 / 3) < 1e-9)
  }

  @Test func `is the device's own speed where nothing counts the distance`() {
    var tracker = Tracker()
    _ = tracker.handle(.start, at: .zero)
    _ = tracker.handle(.device(DeviceReading(speed: .metersPerSecond(4))), at: .seconds(1))
    #expect(tracker.metrics.currentPace == .secondsPerKilometer(250))
    #expect(tracker.metrics.distanceSource == .none)
  }
}
