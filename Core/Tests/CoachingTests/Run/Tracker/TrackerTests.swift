import Coaching
import Testing
import Training

struct TrackerTests {
  @Test func `publishes once a second and ends once`() {
    var tracker = Tracker()
    #expect(tracker.handle(.start, at: .zero) == [])
    _ = tracker.handle(.device(DeviceReading(distance: .meters(30))), at: .seconds(10))
    let effects = tracker.handle(.tick, at: .seconds(10))
    guard case .publish(let metrics) = effects.first else {
      Issue.record("no metrics")
      return
    }
    #expect(metrics.distance == .meters(30))
    #expect(metrics.elapsed == .seconds(10))
    #expect(metrics.state == .running)
    _ = tracker.handle(.end, at: .seconds(11))
    #expect(tracker.handle(.end, at: .seconds(12)) == [])
  }
}
