import Coaching
import Testing
import Training

/// Definition 10 of the running definitions.
struct AutoPauseTests {
  private func started(_ mode: RunPlan.Mode = .training, autoPause: Bool = true) -> Tracker {
    var tracker = Tracker(settings: Tracker.Settings(autoPause: autoPause, mode: mode))
    _ = tracker.handle(.start, at: .zero)
    return tracker
  }

  /// Lets a device tell its speed once a second; distance follows from it.
  private func play(_ speeds: [(Double, seconds: Int)], into tracker: inout Tracker)
    -> [TrackerEffect]
  {
    var effects: [TrackerEffect] = []
    var (second, meters) = (0, 0.0)
    for (speed, seconds) in speeds {
      for _ in 0..<seconds {
        second += 1
        meters += speed
        let reading = DeviceReading(distance: .meters(meters), speed: .metersPerSecond(speed))
        effects += tracker.handle(.device(reading), at: .seconds(second))
        effects += tracker.handle(.tick, at: .seconds(second))
      }
    }
    return effects
  }

  private func edges(_ effects: [TrackerEffect]) -> [TrackerEffect] {
    effects.filter { if case .autoPause = $0 { true } else { false } }
  }

  @Test func `pauses after four slow seconds and dates the edge back`() {
    var tracker = started()
    let effects = play([(3, 60), (0, 5)], into: &tracker)
    #expect(edges(effects) == [.autoPause(true, since: .seconds(61))])
    #expect(tracker.metrics.state == .paused)
    #expect(tracker.metrics.moving == .seconds(61))
    #expect(tracker.metrics.elapsed == .seconds(65))
  }

  @Test func `resumes after a second and a half and dates the edge back`() {
    var tracker = started()
    let effects = play([(3, 60), (0, 30), (3, 10)], into: &tracker)
    #expect(
      edges(effects) == [
        .autoPause(true, since: .seconds(61)), .autoPause(false, since: .seconds(91)),
      ]
    )
    #expect(tracker.metrics.moving == .seconds(61 + 9))
    #expect(tracker.metrics.elapsed == .seconds(100))
    #expect(tracker.metrics.distance == .meters(210))
  }

  @Test func `finds a stop between positions that lie eight seconds apart`() {
    // A watch that saves few positions; the stop was counted into the splits.
    var tracker = started()
    var meters = 0.0
    for second in 0...520 {
      if second > 0, !(200..<320).contains(second) { meters += 3 }
      if second % 8 == 0 {
        let fix = Fix(coordinate: Way.straight.coordinate(at: meters))
        _ = tracker.handle(.position(fix), at: .seconds(second))
      }
      _ = tracker.handle(.tick, at: .seconds(second))
    }
    #expect(abs(tracker.metrics.moving.inSeconds - 400) <= 16)
    #expect(abs(tracker.metrics.distance.meters - 1200) <= 24)
  }

  @Test func `does not pause on one noisy reading`() {
    // OutRun pauses at once at 0.25 m/s.
    var tracker = started()
    let effects = play([(3, 60), (0, 1), (3, 60), (0, 3), (3, 20)], into: &tracker)
    #expect(edges(effects) == [])
    #expect(tracker.metrics.moving == .seconds(144))
  }

  @Test func `pauses in seconds, not in hours`() {
    // FitoTrack of 2020 multiplied 20 minutes into 20 hours of milliseconds.
    var tracker = started()
    #expect(edges(play([(3, 60), (0, 6)], into: &tracker)).count == 1)
  }

  @Test func `never takes moving time back`() {
    var tracker = started()
    let effects = play([(3, 60), (0, 30), (3, 20), (0, 2), (3, 20)], into: &tracker)
    let moving = effects.published.map { $0.moving }
    #expect(zip(moving, moving.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `makes no decision when the signal is lost`() {
    // RunnerUp: shouldNotSetPauseIfLoosingGps.
    var tracker = started()
    var effects = play([(3, 60), (0.5, 2)], into: &tracker)
    for second in 63...200 { effects += tracker.handle(.tick, at: .seconds(second)) }
    let reading = DeviceReading(distance: .meters(182), speed: .metersPerSecond(0.5))
    effects += tracker.handle(.device(reading), at: .seconds(201))
    #expect(edges(effects) == [])
  }

  @Test func `never pauses in a race`() {
    var tracker = started(.race)
    #expect(edges(play([(3, 60), (0, 60)], into: &tracker)) == [])
    #expect(tracker.metrics.moving == .seconds(120))
  }

  @Test func `never pauses when nobody asked for it`() {
    var tracker = started(autoPause: false)
    #expect(edges(play([(3, 60), (0, 60)], into: &tracker)) == [])
  }

  @Test func `pauses and resumes by the feet`() {
    var tracker = started()
    var effects: [TrackerEffect] = []
    for second in 1...40 {
      let steps: Double = (20..<30).contains(second) ? 0 : 170
      effects += tracker.handle(.cadence(.stepsPerMinute(steps)), at: .seconds(second))
    }
    #expect(
      edges(effects) == [
        .autoPause(true, since: .seconds(20)), .autoPause(false, since: .seconds(30)),
      ]
    )
    #expect(tracker.metrics.moving == .seconds(30))
  }

  @Test func `does not pause feet that run on the spot`() {
    var tracker = started()
    var effects: [TrackerEffect] = []
    for second in 1...60 {
      effects += tracker.handle(.cadence(.stepsPerMinute(170)), at: .seconds(second))
      let reading = DeviceReading(speed: .metersPerSecond(0))
      effects += tracker.handle(.device(reading), at: .seconds(second))
    }
    #expect(edges(effects) == [])
  }

  @Test(arguments: [nil, 3.0])
  func `finds out from positions alone`(accuracy: Double?) {
    var tracker = started()
    var effects = tracker.follow(.straight, speed: 3, seconds: 60, accuracy: accuracy)
    let standing = Way { _ in (east: 180, north: 0) }
    effects += tracker.follow(standing, speed: 0, from: 61, seconds: 29, accuracy: accuracy)
    #expect(edges(effects).count == 1)
    let on = Way { (east: 180 + $0, north: 0) }
    effects += tracker.follow(on, speed: 3, from: 91, seconds: 59, accuracy: accuracy)
    #expect(edges(effects).count == 2)
    #expect(abs(tracker.metrics.distance.meters - 357) < 5)
    #expect(abs(tracker.metrics.moving.inSeconds - 121) < 5)
  }

  @Test func `does not pause a runner with a rough receiver`() {
    var tracker = started()
    let effects = tracker.follow(.track, speed: 3, seconds: 600, noise: 4, accuracy: 6)
    #expect(edges(effects) == [])
  }

  @Test func `gives way to the runner's own pause`() {
    var tracker = started()
    _ = play([(3, 60), (0, 10)], into: &tracker)
    _ = tracker.handle(.pause, at: .seconds(70))
    _ = tracker.handle(.tick, at: .seconds(100))
    #expect(tracker.metrics.moving == .seconds(61))
    _ = tracker.handle(.resume, at: .seconds(100))
    #expect(tracker.metrics.state == .running)
    #expect(tracker.handle(.end, at: .seconds(110)).published.map { $0.moving } == [.seconds(71)])
  }

  /// Somebody who runs 400 s at 3 m/s, stands for 180 s and runs on for 220 s, seen through noise with a
  /// memory of so many seconds.
  private func waitAtALight(
    noise: Double,
    memory: Double,
    seed: UInt64
  ) -> (tracker: Tracker, effects: [TrackerEffect]) {
    var seed = Seed(seed)
    var tracker = started()
    var effects: [TrackerEffect] = []
    let kept = memory > 0 ? 1 - 1 / memory : 0
    var (meters, off) = (0.0, (0.0, 0.0))
    for second in 0...800 {
      if second > 0, !(401...580).contains(second) { meters += 3 }
      let (east, north) = seed.normalPair()
      let fresh = noise * (1 - (second == 0 ? 0 : kept * kept)).squareRoot()
      off = (off.0 * kept + east * fresh, off.1 * kept + north * fresh)
      let fix = Fix(coordinate: Way.straight.coordinate(at: meters, off: off))
      effects += tracker.handle(.position(fix), at: .seconds(second))
      effects += tracker.handle(.tick, at: .seconds(second))
    }
    return (tracker, effects)
  }

  @Test(
    arguments: [(1.5, 20.0), (1.5, 0), (1, 10), (3, 0), (0.3, 0)],
    [1, 2, 3, 4] as [UInt64]
  )
  func `stands at a light until the runner runs on`(
    noise: (meters: Double, memory: Double),
    seed: UInt64
  ) {
    // RunnerUp #598: positions that wander told "We're running" 81 s too early, or no stop at all.
    let (tracker, effects) = waitAtALight(noise: noise.meters, memory: noise.memory, seed: seed)
    #expect(edges(effects).count == 2)
    #expect(abs(tracker.metrics.moving.inSeconds - 620) < 15)
    // 1,860 m, and what wandering positions add to a way that is run.
    #expect(abs(tracker.metrics.distance.meters - 1860) < 60)
  }
}
