import Coaching
import Testing
import Training

/// Definition 7 of the running definitions, and where a foot pod measures.
struct FootpodTests {
  private func started(_ place: RunPlace, autoPause: Bool = false) -> Tracker {
    var tracker = Tracker(settings: Tracker.Settings(autoPause: autoPause, place: place))
    _ = tracker.handle(.start, at: .zero)
    return tracker
  }

  private func pod(
    _ speed: Double,
    contacts: Double? = nil,
    distance: Double? = nil,
    isRunning: Bool? = true
  ) -> TrackerEvent {
    .footpod(
      FootpodReading(
        speed: .metersPerSecond(speed),
        contactsPerMinute: contacts,
        distance: distance.map { .meters($0) },
        isRunning: isRunning
      )
    )
  }

  @Test func `measures a treadmill by the pod's speed`() {
    var tracker = started(.treadmill)
    for second in 0...600 {
      _ = tracker.handle(pod(3, contacts: 85), at: .seconds(second))
      _ = tracker.handle(.tick, at: .seconds(second))
    }
    #expect(abs(tracker.metrics.distance.meters - 1800) < 3.1)
    #expect(tracker.metrics.distanceSource == .footpod)
    #expect(tracker.metrics.cadence == .stepsPerMinute(170))
    #expect(tracker.metrics.currentPace == .secondsPerKilometer(1000 / 3))
    #expect(tracker.splits.count == 1)
  }

  @Test func `believes the pod's own count before its speed`() {
    var tracker = started(.treadmill)
    for second in 0...100 {
      _ = tracker.handle(pod(9, distance: 500 + 3 * Double(second)), at: .seconds(second))
    }
    #expect(abs(tracker.metrics.distance.meters - 300) < 0.001)
  }

  @Test func `counts through a silence of the radio where the pod goes on counting`() {
    var tracker = started(.treadmill)
    for second in 0...100 where !(40..<60).contains(second) {
      _ = tracker.handle(pod(3, distance: 3 * Double(second)), at: .seconds(second))
    }
    #expect(abs(tracker.metrics.distance.meters - 300) < 0.001)
  }

  @Test func `does not guess through a silence of a pod that only knows its speed`() {
    var tracker = started(.treadmill)
    for second in 0...100 where !(40..<60).contains(second) {
      _ = tracker.handle(pod(3), at: .seconds(second))
    }
    // Of the 21 s without a reading only the last 3 are measured.
    #expect(abs(tracker.metrics.distance.meters - (300 - 18 * 3)) < 0.001)
  }

  @Test func `does not believe a count that stands while the speed does not`() {
    var tracker = started(.treadmill)
    for second in 0...100 { _ = tracker.handle(pod(3, distance: 0), at: .seconds(second)) }
    #expect(abs(tracker.metrics.distance.meters - 300) < 1)
  }

  @Test func `begins again with a pod that was switched off`() {
    var tracker = started(.treadmill)
    for second in 0...50 {
      _ = tracker.handle(pod(3, distance: 900 + 3 * Double(second)), at: .seconds(second))
    }
    for second in 51...100 {
      _ = tracker.handle(pod(3, distance: 3 * Double(second - 51)), at: .seconds(second))
    }
    #expect(abs(tracker.metrics.distance.meters - 300) < 0.001)
  }

  @Test func `rolls with the belt where there is no pod`() {
    var tracker = started(.treadmill)
    _ = tracker.handle(.belt(.metersPerSecond(2.5)), at: .zero)
    for second in 1...60 { _ = tracker.handle(.tick, at: .seconds(second)) }
    _ = tracker.handle(.belt(.metersPerSecond(4)), at: .milliseconds(60_500))
    for second in 61...120 { _ = tracker.handle(.tick, at: .seconds(second)) }
    #expect(abs(tracker.metrics.distance.meters - (2.5 * 60.5 + 4 * 59.5)) < 0.001)
    #expect(tracker.metrics.distanceSource == .belt)
    _ = tracker.handle(.pause, at: .seconds(130))
    _ = tracker.handle(.resume, at: .seconds(200))
    _ = tracker.handle(.belt(nil), at: .seconds(210))
    for second in 211...220 { _ = tracker.handle(.tick, at: .seconds(second)) }
    #expect(abs(tracker.metrics.distance.meters - (151.25 + 238 + 40 + 40)) < 0.001)
  }

  @Test func `prefers the pod to the belt and falls back when it is lost`() {
    var tracker = started(.treadmill)
    _ = tracker.handle(.belt(.metersPerSecond(4)), at: .zero)
    for second in 0...100 {
      _ = tracker.handle(pod(3), at: .seconds(second))
      _ = tracker.handle(.tick, at: .seconds(second))
    }
    #expect(abs(tracker.metrics.distance.meters - 300) < 0.001)
    _ = tracker.handle(.disconnected(.footpod), at: .seconds(100))
    for second in 101...110 { _ = tracker.handle(.tick, at: .seconds(second)) }
    #expect(abs(tracker.metrics.distance.meters - 340) < 0.001)
    #expect(tracker.metrics.footpodSignal == .lost)
  }

  @Test func `measures positions outdoors and lets them calibrate the pod`() {
    var tracker = started(.outdoor)
    // The pod's metre is ten percent short: it says 2.7 where the runner moves at 3.
    for second in 0...300 {
      let place = Way.straight.coordinate(at: 3 * Double(second))
      _ = tracker.handle(.position(Fix(coordinate: place)), at: .seconds(second))
      _ = tracker.handle(pod(2.7), at: .seconds(second))
    }
    #expect(abs(tracker.metrics.distance.meters - 900) < 2)
    #expect(tracker.metrics.distanceSource == .positions)
    for second in 301...400 {
      _ = tracker.handle(pod(2.7), at: .seconds(second))
      _ = tracker.handle(.tick, at: .seconds(second))
    }
    #expect(tracker.metrics.distanceSource == .footpod)
    #expect(abs(tracker.metrics.distance.meters - 1200) < 5)
    #expect(tracker.metrics.currentPace != nil)
    for second in 401...500 {
      let place = Way.straight.coordinate(at: 3 * Double(second))
      _ = tracker.handle(.position(Fix(coordinate: place)), at: .seconds(second))
      _ = tracker.handle(pod(2.7), at: .seconds(second))
    }
    #expect(abs(tracker.metrics.distance.meters - 1500) < 5)
    #expect(tracker.metrics.distanceSource == .positions)
  }

  @Test func `does not count a gap twice that the pod has measured`() {
    var tracker = started(.outdoor)
    for second in 0...200 {
      // A loop of 300 m that ends where it began, without any position: no straight line sees it.
      if !(100..<200).contains(second) {
        let place = Way.straight.coordinate(at: 3 * Double(min(second, 100)))
        _ = tracker.handle(.position(Fix(coordinate: place)), at: .seconds(second))
      }
      _ = tracker.handle(pod(3), at: .seconds(second))
    }
    #expect(abs(tracker.metrics.distance.meters - 600) < 5)
    #expect(tracker.bridged == .zero)
    #expect(tracker.gaps.map { $0.kind } == [.positions])
  }

  @Test(arguments: [
    // One foot by the standard; both feet of those who do not keep to it; every second step.
    (86.0, true, 172.0, Recording.CadenceOrigin.strides), (172, true, 172, .steps),
    (45, true, 180, .slowStrides),
  ])
  func `makes steps of both feet`(
    contacts: Double,
    isRunning: Bool,
    steps: Double,
    origin: Recording.CadenceOrigin
  ) {
    var tracker = started(.treadmill)
    for second in 0...20 {
      _ = tracker.handle(pod(3, contacts: contacts, isRunning: isRunning), at: .seconds(second))
    }
    #expect(tracker.metrics.cadence == .stepsPerMinute(steps))
    #expect(tracker.cadenceOrigin == origin)
  }

  @Test func `leaves a walker's cadence alone`() {
    var tracker = started(.treadmill)
    for second in 0...60 {
      _ = tracker.handle(pod(1.4, contacts: 55, isRunning: nil), at: .seconds(second))
    }
    #expect(tracker.metrics.cadence == .stepsPerMinute(110))
    #expect(tracker.cadenceOrigin == nil)
  }

  @Test func `pauses by the pod on a treadmill`() {
    var tracker = started(.treadmill, autoPause: true)
    var effects: [TrackerEffect] = []
    for second in 0...60 {
      let stands = (20..<40).contains(second)
      effects += tracker.handle(
        pod(stands ? 0 : 3, contacts: stands ? 0 : 85),
        at: .seconds(second)
      )
    }
    #expect(
      effects.contains(.autoPause(true, since: .seconds(20)))
        && effects.contains(.autoPause(false, since: .seconds(40)))
    )
  }
}
