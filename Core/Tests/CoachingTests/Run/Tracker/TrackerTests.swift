import Coaching
import Testing
import Training

struct TrackerTests {
  private func device(_ meters: Double) -> TrackerEvent {
    .device(DeviceReading(distance: .meters(meters)))
  }

  @Test func `publishes once a second and ends once`() {
    var tracker = Tracker()
    #expect(tracker.handle(.tick, at: .zero).published.map { $0.state } == [.preparing])
    #expect(tracker.handle(.start, at: .zero) == [])
    #expect(tracker.handle(.start, at: .zero) == [])
    #expect(tracker.handle(device(30), at: .seconds(10)) == [])
    #expect(
      tracker.handle(.tick, at: .seconds(10)) == [
        .publish(
          LiveMetrics(
            elapsed: .seconds(10),
            moving: .seconds(10),
            distance: .meters(30),
            distanceSource: .device,
            averagePace: Pace(covering: .meters(30), in: .seconds(10)),
            state: .running
          )
        )
      ]
    )
    #expect(tracker.handle(.end, at: .seconds(11)).published.map { $0.state } == [.ended])
    #expect(tracker.handle(.end, at: .seconds(12)) == [])
    #expect(tracker.handle(.tick, at: .seconds(12)) == [])
  }

  @Test func `counts the time with the timer running apart from the time since the start`() {
    var tracker = Tracker()
    _ = tracker.handle(.start, at: .seconds(5))
    _ = tracker.handle(.pause, at: .seconds(65))
    #expect(tracker.metrics.state == .paused)
    _ = tracker.handle(.pause, at: .seconds(70))
    _ = tracker.handle(.resume, at: .milliseconds(125_500))
    _ = tracker.handle(.tick, at: .seconds(135))
    #expect(tracker.metrics.elapsed == .seconds(130))
    #expect(tracker.metrics.moving == .milliseconds(69_500))
  }

  @Test func `does nothing at a resume that follows no pause`() {
    var tracker = Tracker()
    #expect(tracker.handle(.resume, at: .zero) == [])
    #expect(tracker.handle(.pause, at: .zero) == [])
    #expect(tracker.handle(.lap, at: .zero) == [])
    #expect(tracker.metrics.state == .preparing)
  }

  @Test func `never lets time run backwards`() {
    var tracker = Tracker()
    _ = tracker.handle(.start, at: .zero)
    _ = tracker.handle(.tick, at: .seconds(100))
    _ = tracker.handle(.tick, at: .seconds(40))
    #expect(tracker.metrics.elapsed == .seconds(100))
    _ = tracker.handle(.tick, at: .seconds(101))
    #expect(tracker.metrics.elapsed == .seconds(101))
  }

  @Test func `lets a heart rate grow stale after fifteen seconds`() {
    var tracker = Tracker()
    _ = tracker.handle(.start, at: .zero)
    #expect(tracker.metrics.heartRateSignal == .absent)
    _ = tracker.handle(.heartRate(.beatsPerMinute(150)), at: .seconds(10))
    _ = tracker.handle(.tick, at: .seconds(25))
    #expect(tracker.metrics.heartRate == .beatsPerMinute(150))
    #expect(tracker.metrics.heartRateSignal == .good)
    _ = tracker.handle(.tick, at: .seconds(26))
    #expect(tracker.metrics.heartRate == nil)
    #expect(tracker.metrics.heartRateSignal == .lost)
    _ = tracker.handle(.heartRate(.beatsPerMinute(151)), at: .seconds(27))
    #expect(tracker.metrics.heartRateSignal == .good)
  }

  @Test(arguments: [0, -1, 24, 251, .nan, .infinity])
  func `believes no heart rate that no runner has`(beats: Double) {
    var tracker = Tracker()
    _ = tracker.handle(.heartRate(.beatsPerMinute(beats)), at: .zero)
    #expect(tracker.metrics.heartRateSignal == .absent)
  }

  @Test func `lets a cadence grow stale after three seconds`() {
    var tracker = Tracker()
    _ = tracker.handle(.start, at: .zero)
    _ = tracker.handle(.cadence(.stepsPerMinute(172)), at: .seconds(10))
    _ = tracker.handle(.tick, at: .seconds(13))
    #expect(tracker.metrics.cadence == .stepsPerMinute(172))
    _ = tracker.handle(.tick, at: .seconds(14))
    #expect(tracker.metrics.cadence == nil)
  }

  @Test func `says that positions are lost and keeps the last one`() {
    var tracker = Tracker()
    _ = tracker.handle(.start, at: .zero)
    #expect(tracker.metrics.positionSignal == .absent)
    _ = tracker.follow(.straight, speed: 3, seconds: 20)
    #expect(tracker.metrics.positionSignal == .good)
    _ = tracker.handle(.tick, at: .seconds(31))
    #expect(tracker.metrics.positionSignal == .lost)
    #expect(tracker.metrics.position == Way.straight.coordinate(at: 60))
  }

  @Test func `does not guess the energy of somebody whose mass it does not know`() {
    var tracker = Tracker(settings: Tracker.Settings(runner: Runner(age: 40)))
    _ = tracker.handle(.start, at: .zero)
    _ = tracker.follow(.straight, speed: 3, seconds: 60)
    #expect(tracker.metrics.kilocalories == nil)
  }

  @Test func `lets the device's totals settle the end`() {
    var tracker = Tracker()
    _ = tracker.handle(.start, at: .zero)
    _ = tracker.handle(device(1500), at: .seconds(450))
    let totals = Recording.Totals(
      distance: .meters(1503.5),
      timer: .milliseconds(450_250),
      elapsed: .milliseconds(452_500),
      kilocalories: 98
    )
    _ = tracker.handle(.deviceTotals(totals), at: .seconds(451))
    #expect(tracker.metrics.distance == .meters(1500))
    _ = tracker.handle(.end, at: .seconds(451))
    #expect(tracker.metrics.distance == .meters(1503.5))
    #expect(tracker.metrics.moving == .milliseconds(450_250))
    #expect(tracker.metrics.elapsed == .milliseconds(452_500))
    #expect(tracker.metrics.kilocalories == 98)
    #expect(tracker.splits.count == 2)
    #expect(tracker.splits.last?.distance == .meters(503.5))
  }

  @Test func `believes no totals that no run has`() {
    var tracker = Tracker()
    _ = tracker.handle(.start, at: .zero)
    _ = tracker.handle(device(1500), at: .seconds(450))
    let totals = Recording.Totals(
      distance: .meters(.nan),
      timer: .seconds(-1),
      elapsed: .seconds(Int64.max),
      kilocalories: -5
    )
    _ = tracker.handle(.deviceTotals(totals), at: .seconds(450))
    _ = tracker.handle(.end, at: .seconds(450))
    #expect(tracker.metrics.distance == .meters(1500))
    #expect(tracker.metrics.moving == .seconds(450))
    #expect(tracker.metrics.elapsed == .seconds(450))
    #expect(tracker.metrics.kilocalories == nil)
  }
}
