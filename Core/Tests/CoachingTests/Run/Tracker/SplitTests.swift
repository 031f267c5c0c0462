import Coaching
import Testing
import Training

/// Definition 11 of the running definitions.
struct SplitTests {
  private func started(_ units: UnitSystem = .metric) -> Tracker {
    var tracker = Tracker(settings: Tracker.Settings(splitDistance: units.splitDistance))
    _ = tracker.handle(.start, at: .zero)
    return tracker
  }

  private func device(_ meters: Double) -> TrackerEvent {
    .device(DeviceReading(distance: .meters(meters)))
  }

  @Test func `lies on the line between two readings`() {
    var tracker = started()
    _ = tracker.handle(device(998), at: .seconds(300))
    let splits = tracker.handle(device(1003), at: .seconds(302)).splits
    #expect(
      splits == [
        Split(
          number: 1,
          distance: .meters(1000),
          moving: .milliseconds(300_800),
          elapsed: .milliseconds(300_800)
        )
      ]
    )
    #expect(tracker.metrics.lastSplit == splits.first)
  }

  @Test func `counts every boundary that a jump passes`() {
    // OpenWorkoutTracker loses a split when a jump crosses two; RunbotAIWatch skips a milestone
    // when a tick jumps from 1 to 3 km.
    var tracker = started()
    _ = tracker.handle(device(500), at: .seconds(100))
    let splits = tracker.handle(device(3500), at: .seconds(400)).splits
    #expect(splits.map { $0.number } == [1, 2, 3])
    #expect(splits.map { $0.moving } == [.seconds(150), .seconds(100), .seconds(100)])
  }

  @Test func `is not counted twice when the distance stays on the boundary`() {
    // RunnerUp asks whether two doubles are equal, and says its cue twice.
    var tracker = started()
    #expect(tracker.handle(device(1000), at: .seconds(300)).splits.count == 1)
    #expect(tracker.handle(device(1000), at: .seconds(301)).splits == [])
    #expect(tracker.handle(device(1000.000001), at: .seconds(302)).splits == [])
  }

  @Test func `counts miles`() {
    var tracker = started(.imperial)
    #expect(tracker.handle(device(1609.3), at: .seconds(500)).splits == [])
    let splits = tracker.handle(device(1610), at: .seconds(501)).splits
    #expect(splits.map { $0.distance } == [.miles(1)])
  }

  @Test func `leaves a pause out of the moving time and in the elapsed time`() {
    var tracker = started()
    _ = tracker.handle(device(600), at: .seconds(200))
    _ = tracker.handle(.pause, at: .seconds(200))
    _ = tracker.handle(.resume, at: .seconds(260))
    let splits = tracker.handle(device(1000), at: .seconds(360)).splits
    #expect(splits.map { $0.moving } == [.seconds(300)])
    #expect(splits.map { $0.elapsed } == [.seconds(360)])
  }

  @Test func `puts no boundary into a pause between two readings`() {
    var tracker = started()
    _ = tracker.handle(device(990), at: .seconds(300))
    _ = tracker.handle(.pause, at: .seconds(300))
    _ = tracker.handle(.resume, at: .seconds(900))
    let splits = tracker.handle(device(1010), at: .seconds(910)).splits
    #expect(splits.map { $0.moving } == [.seconds(305)])
    #expect(splits.map { $0.elapsed } == [.seconds(905)])
  }

  @Test func `ends with what is left`() {
    var tracker = started()
    _ = tracker.handle(device(2250), at: .seconds(675))
    let last = tracker.handle(.end, at: .seconds(680)).splits
    #expect(
      last == [
        Split(number: 3, distance: .meters(250), moving: .seconds(80), elapsed: .seconds(80))
      ]
    )
    // The last split that was complete, not the rest.
    #expect(tracker.metrics.lastSplit?.number == 2)
  }

  @Test func `has no rest when the run ends on a boundary`() {
    var tracker = started()
    _ = tracker.handle(device(1000), at: .seconds(300))
    #expect(tracker.handle(.end, at: .seconds(300)).splits == [])
    #expect(tracker.splits.count == 1)
  }

  @Test func `completes the last boundary with the device's total`() {
    var tracker = started()
    _ = tracker.handle(device(4000), at: .seconds(1200))
    _ = tracker.handle(device(4999.5), at: .seconds(1500))
    let totals = Recording.Totals(distance: .meters(5000.25), timer: .seconds(1503))
    _ = tracker.handle(.deviceTotals(totals), at: .seconds(1503))
    let splits = tracker.handle(.end, at: .seconds(1503)).splits
    #expect(splits.map { $0.number } == [5, 6])
    #expect(splits.map { $0.distance } == [.meters(1000), .meters(0.25)])
    #expect(splits.first?.moving == .seconds(302))
  }

  @Test func `gives way where the device's totals are less than what was counted`() {
    var tracker = started()
    _ = tracker.handle(device(2003), at: .seconds(600))
    let totals = Recording.Totals(distance: .meters(1995), timer: .seconds(598))
    _ = tracker.handle(.deviceTotals(totals), at: .seconds(600))
    let told = tracker.handle(.end, at: .seconds(600)).splits
    #expect(told.map { $0.number } == [2])
    #expect(tracker.splits.map { $0.distance } == [.meters(1000), .meters(995)])
    #expect(tracker.splits.reduce(.zero) { $0 + $1.moving } == .seconds(598))
  }

  @Test func `does not invent boundaries when only the total is known`() {
    var tracker = started()
    let totals = Recording.Totals(distance: .meters(5230), timer: .seconds(1800))
    _ = tracker.handle(.deviceTotals(totals), at: .seconds(1800))
    let splits = tracker.handle(.end, at: .seconds(1800)).splits
    #expect(splits.map { $0.distance } == [.meters(5230)])
  }

  @Test func `averages the heart rate over the time that the strap told`() {
    // RunnerUp divides all beats by the whole time, and reads low after a dropout.
    var tracker = started()
    for second in 0..<300 where !(100..<200).contains(second) {
      _ = tracker.handle(.heartRate(.beatsPerMinute(160)), at: .seconds(second))
    }
    let splits = tracker.handle(device(1000), at: .seconds(300)).splits
    #expect(splits.map { $0.heartRate } == [.beatsPerMinute(160)])
  }

  @Test func `weighs the heart rate by time, not by readings`() {
    // Endurain counts samples.
    var tracker = started()
    for tenth in 0..<100 {
      _ = tracker.handle(.heartRate(.beatsPerMinute(180)), at: .milliseconds(tenth * 100))
    }
    for second in stride(from: 10, to: 40, by: 10) {
      _ = tracker.handle(.heartRate(.beatsPerMinute(120)), at: .seconds(second))
    }
    let splits = tracker.handle(device(1000), at: .seconds(40)).splits
    #expect(abs((splits.first?.heartRate?.beatsPerMinute ?? 0) - 135) < 1e-9)
  }

  @Test func `has no heart rate where none was told`() {
    var tracker = started()
    #expect(tracker.handle(device(1000), at: .seconds(300)).splits.map { $0.heartRate } == [nil])
  }

  @Test func `counts the laps that the runner marks`() {
    var tracker = started()
    _ = tracker.handle(device(400), at: .seconds(90))
    let first = tracker.handle(.lap, at: .seconds(90)).laps
    _ = tracker.handle(device(900), at: .seconds(210))
    let last = tracker.handle(.end, at: .seconds(215)).laps
    #expect(first.map { $0.distance } == [.meters(400)])
    #expect(first.map { $0.moving } == [.seconds(90)])
    #expect(last.map { $0.number } == [2])
    #expect(last.map { $0.distance } == [.meters(500)])
    #expect(last.map { $0.moving } == [.seconds(125)])
  }

  @Test func `takes the device's laps as they are`() {
    var tracker = started()
    _ = tracker.handle(device(1003), at: .seconds(300))
    let told = Recording.Lap(start: 0, distance: .meters(1000), timer: .milliseconds(299_500))
    let laps = tracker.handle(.deviceLap(told), at: .seconds(300)).laps
    #expect(laps.map { $0.distance } == [.meters(1000)])
    #expect(laps.map { $0.moving } == [.milliseconds(299_500)])
    #expect(tracker.handle(.end, at: .seconds(310)).laps == [])
  }
}
