import Coaching
import Testing
import Training

/// What a sensor does not know is not made up, and what it gets wrong is noticed.
struct HonestyTests {
  private func started(_ settings: Tracker.Settings = Tracker.Settings()) -> Tracker {
    var tracker = Tracker(settings: settings)
    _ = tracker.handle(.start, at: .zero)
    return tracker
  }

  private func beat(_ beats: Double) -> TrackerEvent { .heartRate(.beatsPerMinute(beats)) }
  private func step(_ steps: Double) -> TrackerEvent { .cadence(.stepsPerMinute(steps)) }

  @Test func `doubts a heart rate that leaps to the cadence`() {
    var tracker = started()
    for second in 0...120 {
      _ = tracker.handle(step(172), at: .seconds(second))
      let leapt = min(172, 130 + 7 * Double(max(0, second - 40)))
      _ = tracker.handle(beat(leapt), at: .seconds(second))
      if second == 60 { #expect(tracker.metrics.heartRateSignal == .good) }
    }
    #expect(tracker.metrics.heartRateSignal == .doubtful)
    // Shown all the same, and believed again once the heart goes its own way.
    #expect(tracker.metrics.heartRate == .beatsPerMinute(172))
    for second in 121...140 {
      _ = tracker.handle(step(172), at: .seconds(second))
      _ = tracker.handle(beat(148), at: .seconds(second))
    }
    #expect(tracker.metrics.heartRateSignal == .good)
  }

  @Test func `doubts a heart rate that follows the feet`() {
    var tracker = started()
    for second in 0...120 {
      let steps: Double = second < 60 ? 160 : 172
      _ = tracker.handle(step(steps), at: .seconds(second))
      _ = tracker.handle(beat(steps + 1), at: .seconds(second))
    }
    #expect(tracker.metrics.heartRateSignal == .doubtful)
  }

  @Test func `believes a heart that beats as often as the feet step by chance`() {
    var tracker = started()
    for second in 0...1200 {
      _ = tracker.handle(step(174 + Double(second % 3)), at: .seconds(second))
      _ = tracker.handle(beat(min(176, 120 + 0.6 * Double(second))), at: .seconds(second))
      #expect(tracker.metrics.heartRateSignal == .good)
    }
  }

  @Test func `counts no doubtful heart in averages, zones and the highest rate`() {
    let runner = Runner(maxHeartRate: .beatsPerMinute(160))
    var tracker = started(Tracker.Settings(runner: runner))
    for second in 0...400 {
      _ = tracker.handle(step(176), at: .seconds(second))
      _ = tracker.handle(beat(second < 100 ? 120 : 176), at: .seconds(second))
    }
    let moving = tracker.timeInZones.reduce(.zero, +)
    #expect(moving < .seconds(125))
    let split = tracker.handle(.end, at: .seconds(400)).splits.first
    #expect((split?.heartRate?.beatsPerMinute ?? 0) < 135)
  }

  @Test func `knows at once that a strap is gone`() {
    var tracker = started()
    _ = tracker.handle(beat(150), at: .seconds(1))
    _ = tracker.handle(.disconnected(.heartRate), at: .seconds(2))
    #expect(tracker.metrics.heartRateSignal == .lost)
    #expect(tracker.metrics.heartRate == nil)
    _ = tracker.handle(beat(151), at: .seconds(3))
    #expect(tracker.metrics.heartRateSignal == .good)
  }

  @Test func `marks a stretch without positions with its beginning and its end`() {
    var tracker = started()
    var effects = tracker.follow(.straight, speed: 3, seconds: 100)
    let beyond = Way { (east: 420 + $0, north: 0) }
    effects += tracker.follow(beyond, speed: 3, from: 140, seconds: 5)
    let gap = TrackingGap(kind: .positions, from: .seconds(100), to: .seconds(140))
    #expect(tracker.gaps.count == 1)
    #expect(effects.contains(.gap(tracker.gaps[0])))
    #expect(tracker.gaps[0].kind == gap.kind)
    #expect(tracker.gaps[0].from == gap.from && tracker.gaps[0].to == gap.to)
    #expect(abs(tracker.gaps[0].bridged.meters - 120) < 0.1)
  }

  @Test func `says that a hidden page gets no positions and marks the gap`() {
    var tracker = started()
    _ = tracker.follow(.straight, speed: 3, seconds: 100)
    _ = tracker.handle(.hidden(true), at: .seconds(101))
    #expect(tracker.metrics.positionSignal == .good)
    _ = tracker.handle(.tick, at: .seconds(110))
    #expect(tracker.metrics.positionSignal == .hidden)
    _ = tracker.handle(.hidden(false), at: .seconds(160))
    let beyond = Way { (east: 480 + $0, north: 0) }
    _ = tracker.follow(beyond, speed: 3, from: 161, seconds: 10)
    #expect(tracker.metrics.positionSignal == .good)
    #expect(tracker.gaps.map { $0.kind } == [.hidden])
    #expect(tracker.gaps.map { $0.from } == [.seconds(100)])
    #expect(tracker.gaps.map { $0.to } == [.seconds(161)])
  }

  @Test func `ends with a gap that nothing has closed`() {
    var tracker = started()
    _ = tracker.follow(.straight, speed: 3, seconds: 100)
    let effects = tracker.handle(.end, at: .seconds(200))
    #expect(
      effects.first
        == .gap(TrackingGap(kind: .positions, from: .seconds(100), to: .seconds(200)))
    )
  }

  @Test func `marks no gap in a pause`() {
    var tracker = started()
    _ = tracker.follow(.straight, speed: 3, seconds: 100)
    _ = tracker.handle(.pause, at: .seconds(101))
    _ = tracker.handle(.resume, at: .seconds(400))
    let on = Way { (east: 300 + $0, north: 0) }
    _ = tracker.follow(on, speed: 3, from: 401, seconds: 20)
    #expect(tracker.gaps == [])
  }

  @Test func `lets the clocks go on while nobody listened, and nothing else`() {
    let runner = Runner(age: 35, kilograms: 75, sex: .male)
    var tracker = started(Tracker.Settings(autoPause: true, runner: runner))
    _ = tracker.follow(.straight, speed: 3, seconds: 100)
    _ = tracker.handle(beat(150), at: .seconds(100))
    let before = tracker.metrics
    let effects = tracker.handle(.unheard(.restart), at: .seconds(400))
    #expect(
      effects == [.gap(TrackingGap(kind: .restart, from: .seconds(100), to: .seconds(400)))]
    )
    let after = tracker.metrics
    #expect(after.elapsed == .seconds(400) && after.moving == .seconds(400))
    #expect(after.distance == before.distance)
    #expect(after.kilocalories == before.kilocalories)
    #expect(after.heartRateSignal == .lost && after.positionSignal == .lost)
    #expect(after.state == .running)
  }

  @Test func `does not roll the belt while nobody listened`() {
    var tracker = started(Tracker.Settings(place: .treadmill))
    _ = tracker.handle(.belt(.metersPerSecond(3)), at: .zero)
    _ = tracker.handle(.tick, at: .seconds(100))
    _ = tracker.handle(.unheard(.suspended), at: .seconds(700))
    _ = tracker.handle(.tick, at: .seconds(710))
    #expect(tracker.metrics.distance == .meters(330))
    #expect(tracker.metrics.moving == .seconds(710))
  }

  @Test func `stays paused while nobody listened to a pause`() {
    var tracker = started()
    _ = tracker.handle(.pause, at: .seconds(100))
    #expect(tracker.handle(.unheard(.restart), at: .seconds(400)) == [])
    #expect(tracker.metrics.moving == .seconds(100))
    #expect(tracker.metrics.elapsed == .seconds(400))
    #expect(tracker.metrics.state == .paused)
  }

  @Test func `follows pressure up and down`() {
    var tracker = started()
    // 8.4 m is about one hectopascal near the sea.
    for second in 0...600 {
      let pressure = 1013.25 - 0.01 * Double(min(second, 300)) + 0.01 * Double(max(0, second - 300))
      _ = tracker.handle(.pressure(pressure), at: .seconds(second))
    }
    #expect(abs((tracker.metrics.ascent?.meters ?? 0) - 25) < 2)
    #expect(abs(tracker.metrics.altitude ?? 99) < 1)
  }

  @Test func `climbs nothing by the noise of a barometer`() {
    var tracker = started()
    var seed = Seed(3)
    for second in 0...3600 {
      let noise = seed.normalPair().0 * 0.06
      _ = tracker.handle(.pressure(1000 + noise), at: .seconds(second))
    }
    #expect(tracker.metrics.ascent == .zero)
  }

  @Test func `takes its level from the receiver`() {
    var tracker = started()
    let place = Way.straight.coordinate(at: 0)
    _ = tracker.handle(.pressure(1000), at: .seconds(1))
    _ = tracker.handle(.position(Fix(coordinate: place, altitude: 500)), at: .seconds(2))
    _ = tracker.handle(.pressure(1000), at: .seconds(3))
    #expect(tracker.metrics.altitude == 500)
  }

  @Test func `asks about a new highest heart rate, and not about a spike`() {
    let runner = Runner(maxHeartRate: .beatsPerMinute(180))
    var tracker = started(Tracker.Settings(runner: runner))
    for second in 0...60 {
      _ = tracker.handle(beat(second == 30 ? 230 : 175), at: .seconds(second))
    }
    #expect(tracker.newMaximum == nil)
    for second in 61...72 {
      _ = tracker.handle(beat(185 + Double(second % 2)), at: .seconds(second))
    }
    #expect(tracker.newMaximum == .beatsPerMinute(185))
  }

  @Test func `adds up the time in each zone by time, not by readings`() {
    let runner = Runner(maxHeartRate: .beatsPerMinute(200))
    var tracker = started(Tracker.Settings(runner: runner))
    for tenth in 0..<600 { _ = tracker.handle(beat(150), at: .milliseconds(tenth * 100)) }
    for second in 60...120 where second % 5 == 0 {
      _ = tracker.handle(beat(185), at: .seconds(second))
    }
    #expect(
      tracker.timeInZones == [.zero, .zero, .zero, .seconds(60), .zero, .seconds(60)]
    )
  }

  @Test func `never pauses in a hard interval`() {
    var tracker = started(Tracker.Settings(autoPause: true, mode: .training))
    func reading(_ speed: Double) -> TrackerEvent {
      .device(DeviceReading(speed: .metersPerSecond(speed)))
    }
    for second in 0...20 { _ = tracker.handle(reading(3), at: .seconds(second)) }
    for second in 21...30 { _ = tracker.handle(reading(0), at: .seconds(second)) }
    #expect(tracker.metrics.state == .paused)
    #expect(
      tracker.handle(.work(true), at: .seconds(30)) == [.autoPause(false, since: .seconds(30))]
    )
    for second in 31...60 { _ = tracker.handle(reading(0), at: .seconds(second)) }
    #expect(tracker.metrics.state == .running)
    _ = tracker.handle(.work(false), at: .seconds(60))
    for second in 61...70 { _ = tracker.handle(reading(0), at: .seconds(second)) }
    #expect(tracker.metrics.state == .paused)
  }
}
