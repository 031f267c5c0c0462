import Coaching
import Testing
import Training

struct LiveRunTests {
  private func prepared(
    role: LiveRun.Role = .tracker,
    place: RunPlace = .outdoor,
    autoPause: Bool = false
  ) -> LiveRun {
    LiveRun(
      role: role,
      tracker: Tracker.Settings(autoPause: autoPause, place: place),
      companion: Companion.Setup(script: Script(id: "silence"))
    )
  }

  private func fix(_ meters: Double) -> LiveRun.Event {
    .run(.tracker(.position(Fix(coordinate: Way.straight.coordinate(at: meters), accuracy: 5))))
  }

  /// What a person would notice of effects: times, beeps and phases.
  private func story(_ effects: [LiveRun.TimedEffect]) -> [String] {
    effects.compactMap { timed in
      let at = "\(timed.at.inSeconds)s "
      switch timed.effect {
      case .countdown(let left): return at + "beep \(left)"
      case .phase(let phase): return at + "\(phase)"
      case .run(.companion(.haptic(let haptic))): return at + haptic.rawValue
      case .run(.tracker(.gap(let gap))): return at + gap.kind.rawValue
      case .run: return nil
      }
    }
  }

  @Test func `shows its sensors before the start and counts nothing`() {
    var run = prepared()
    var effects: [LiveRun.TimedEffect] = []
    for second in 1...10 { effects += run.handle(fix(3 * Double(second)), at: .seconds(second)) }
    #expect(run.phase == .preparing)
    #expect(run.run.metrics.positionSignal == .good)
    #expect(run.run.metrics.distance == .zero)
    #expect(story(effects) == [])
  }

  @Test func `starts when a person says so`() {
    var run = prepared()
    let effects = run.handle(.run(.tracker(.start)), at: .milliseconds(2500))
    #expect(story(effects) == ["2.5s start", "2.5s running"])
    _ = run.handle(.pass, at: .milliseconds(62_500))
    #expect(run.run.metrics.elapsed == .milliseconds(59_500))
  }

  @Test func `counts down on whole seconds`() {
    var run = prepared()
    var effects = run.handle(.startWhen(fix: false, countdown: 3), at: .milliseconds(1200))
    effects += run.handle(.pass, at: .seconds(6))
    #expect(
      story(effects) == [
        "2.0s beep 3", "2.0s countdown(3)", "3.0s beep 2", "3.0s countdown(2)", "4.0s beep 1",
        "4.0s countdown(1)", "5.0s beep 0", "5.0s start", "5.0s running",
      ]
    )
    #expect(run.run.metrics.elapsed == .seconds(1))
  }

  @Test func `a companion that counts down ends at zero and waits for its tracker`() {
    var run = prepared(role: .companion)
    var effects = run.handle(.startWhen(fix: false, countdown: 2), at: .seconds(1))
    effects += run.handle(.pass, at: .seconds(20))
    #expect(
      story(effects) == [
        "2.0s beep 2", "2.0s countdown(2)", "3.0s beep 1", "3.0s countdown(1)", "4.0s beep 0",
        "4.0s preparing",
      ]
    )
  }

  @Test func `starts with the first good position`() {
    var run = prepared()
    var effects = run.handle(.startWhen(fix: true, countdown: 0), at: .seconds(1))
    effects += run.handle(.pass, at: .seconds(30))
    #expect(story(effects) == ["1.0s waitingForFix"])
    effects = run.handle(fix(0), at: .milliseconds(30_200))
    effects += run.handle(.pass, at: .seconds(31))
    #expect(story(effects) == ["31.0s start", "31.0s running"])
  }

  @Test func `starts its clock when the runner runs off, and not while they stand`() {
    var run = prepared()
    func stand(_ second: Int, _ speed: Double?, meters: Double) -> [LiveRun.TimedEffect] {
      let way = Way.straight.coordinate(at: meters)
      let fix = Fix(coordinate: way, accuracy: 4, speed: speed.map { .metersPerSecond($0) })
      return run.handle(.run(.tracker(.position(fix))), at: .seconds(second))
    }
    var effects = stand(1, 0.1, meters: 0)
    effects += run.handle(.startWhen(fix: true, countdown: 5, movement: true), at: .seconds(2))
    // A minute in the crowd at the start, with a step forward now and then.
    for second in 3...60 { effects += stand(second, second == 30 ? 1.2 : 0.3, meters: 0) }
    #expect(story(effects) == ["2.0s waitingForMovement"])
    #expect(run.phase == .waitingForMovement && run.run.metrics.elapsed == .zero)
    effects = []
    for second in 61...70 { effects += stand(second, 3, meters: Double(second - 60) * 3) }
    #expect(story(effects) == ["63.0s start", "63.0s running"])
    // The clock counts from the first stride, though it was sure two seconds later.
    #expect(run.run.metrics.elapsed == .seconds(9))
    let meters = run.run.metrics.distance.meters
    #expect(meters > 22 && meters < 31, "\(meters)")
  }

  @Test func `runs off without a speed, by where the runner is`() {
    var run = prepared()
    _ = run.handle(fix(0), at: .seconds(1))
    _ = run.handle(.startWhen(fix: true, countdown: 0, movement: true), at: .seconds(2))
    // Positions that jump about by four meters are no run.
    for second in 3...60 { _ = run.handle(fix(second % 2 == 0 ? 0 : 4), at: .seconds(second)) }
    #expect(run.phase == .waitingForMovement)
    for second in 61...70 { _ = run.handle(fix(Double(second - 60) * 3), at: .seconds(second)) }
    #expect(run.phase == .running)
    #expect(run.run.metrics.elapsed > .seconds(7))
  }

  @Test func `runs off by the meters that a watch counts, and leaves out those of the wait`() {
    var run = prepared(place: .treadmill)
    func count(_ meters: Double, _ second: Int) {
      let reading = DeviceReading(distance: .meters(meters))
      _ = run.handle(.run(.tracker(.device(reading))), at: .seconds(second))
    }
    _ = run.handle(.startWhen(fix: false, countdown: 0, movement: true), at: .seconds(1))
    // To the belt and back: 36 meters in a minute, and one long step.
    for second in stride(from: 3, through: 60, by: 3) {
      count(Double(second) * 0.6 + (second == 30 ? 2 : 0), second)
    }
    #expect(run.phase == .waitingForMovement)
    for second in stride(from: 63, through: 90, by: 3) {
      count(36 + Double(second - 60) * 3, second)
    }
    #expect(run.phase == .running)
    _ = run.handle(.pass, at: .seconds(91))
    let metrics = run.run.metrics
    #expect(metrics.elapsed > .seconds(26) && metrics.elapsed < .seconds(31))
    #expect(abs(metrics.distance.meters - 90) < 1, "\(metrics.distance.meters)")
  }

  @Test func `times a recording from its first stride, after a wait at its start`() {
    var demo = SimulatedRun(goal: .distance(.kilometers(1)), pace: .secondsPerKilometer(300))
    demo.computesDistance = false
    let recording = demo.recording(seed: Seed(3))
    var player = RecordingPlayer(recording)
    let events = player.events(upTo: .seconds(3600)).filter { timed in
      switch timed.event {
      case .start, .tick, .end: false
      default: true
      }
    }
    let start = events.compactMap { timed -> Coordinate? in
      if case .position(let fix) = timed.event { fix.coordinate } else { nil }
    }.first
    var run = prepared()
    _ = run.handle(.startWhen(fix: true, countdown: 0, movement: true), at: .seconds(1))
    for second in 2...90 {
      guard let start else { break }
      let fix = Fix(coordinate: start, accuracy: 5, speed: .metersPerSecond(0.2))
      _ = run.handle(.run(.tracker(.position(fix))), at: .seconds(second))
    }
    #expect(run.phase == .waitingForMovement)
    for timed in events { _ = run.handle(.run(.tracker(timed.event)), at: .seconds(90) + timed.at) }
    #expect(run.phase == .running)
    let elapsed = run.run.metrics.elapsed.inSeconds
    #expect(abs(elapsed - player.length.inSeconds) < 8, "\(elapsed) of \(player.length)")
    let meters = run.run.metrics.distance.meters
    #expect(abs(meters - 1000) < 25, "\(meters)")
  }

  @Test func `waits for movement until somebody starts at once or not at all`() {
    var run = prepared(place: .treadmill)
    _ = run.handle(.startWhen(fix: true, countdown: 0, movement: true), at: .seconds(1))
    #expect(run.phase == .waitingForMovement)
    _ = run.handle(.cancelStart, at: .seconds(2))
    #expect(run.phase == .preparing)
    _ = run.handle(.startWhen(fix: true, countdown: 0, movement: true), at: .seconds(3))
    _ = run.handle(.run(.tracker(.start)), at: .seconds(4))
    #expect(run.phase == .running)
    var belt = prepared(place: .treadmill)
    _ = belt.handle(.startWhen(fix: true, countdown: 0, movement: true), at: .seconds(1))
    _ = belt.handle(.run(.tracker(.belt(.metersPerSecond(3)))), at: .seconds(9))
    #expect(belt.phase == .running)
  }

  @Test func `waits for no position on a treadmill`() {
    var run = prepared(place: .treadmill)
    let effects = run.handle(.startWhen(fix: true, countdown: 0), at: .seconds(1))
    #expect(story(effects) == ["1.0s start", "1.0s running"])
  }

  @Test func `can be told not to start after all`() {
    var run = prepared()
    _ = run.handle(.startWhen(fix: false, countdown: 5), at: .seconds(1))
    var effects = run.handle(.pass, at: .seconds(4))
    effects = run.handle(.cancelStart, at: .milliseconds(4500))
    effects += run.handle(.pass, at: .seconds(20))
    #expect(story(effects) == ["4.5s preparing"])
  }

  @Test func `pauses, resumes and ends once`() {
    var run = prepared()
    _ = run.handle(.run(.tracker(.start)), at: .zero)
    var effects: [LiveRun.TimedEffect] = []
    for (event, second) in [
      (TrackerEvent.pause, 10), (.pause, 11), (.resume, 20), (.lap, 25), (.end, 30), (.end, 31),
    ] { effects += run.handle(.run(.tracker(event)), at: .seconds(second)) }
    #expect(
      story(effects).filter { !$0.hasSuffix("split") } == [
        "10.0s paused", "20.0s running", "30.0s ended",
      ]
    )
    #expect(effects.count { $0.effect == .phase(.ended) } == 1)
    #expect(run.run.metrics.moving == .seconds(20))
    #expect(run.run.metrics.elapsed == .seconds(30))
    _ = run.handle(.pass, at: .seconds(40))
    #expect(run.isFinished)
  }

  @Test func `stands by itself where it is asked to`() {
    var run = prepared(autoPause: true)
    _ = run.handle(.run(.tracker(.start)), at: .zero)
    for second in 1...20 {
      let steps: Double = second < 10 ? 170 : 0
      _ = run.handle(.run(.tracker(.cadence(.stepsPerMinute(steps)))), at: .seconds(second))
    }
    #expect(run.phase == .standing)
  }

  @Test func `is thrown away for good after ten seconds`() {
    var run = prepared()
    _ = run.handle(.run(.tracker(.start)), at: .zero)
    var effects = run.handle(.discard, at: .seconds(60))
    effects += run.handle(.pass, at: .seconds(100))
    #expect(story(effects).first == "60.0s discarding(10)")
    #expect(story(effects).last == "70.0s discarded")
    #expect(run.isFinished)
    #expect(run.handle(.undo, at: .seconds(101)) == [])
  }

  @Test func `goes on underneath while it can be had back`() {
    var run = prepared()
    _ = run.handle(.run(.tracker(.start)), at: .zero)
    _ = run.handle(fix(0), at: .seconds(1))
    _ = run.handle(.discard, at: .seconds(60))
    for second in 61...68 { _ = run.handle(fix(Double(second) * 3), at: .seconds(second)) }
    let effects = run.handle(.undo, at: .milliseconds(68_500))
    #expect(story(effects) == ["68.5s running"])
    _ = run.handle(.pass, at: .seconds(70))
    #expect(run.run.metrics.elapsed == .seconds(70))
    #expect(run.run.metrics.distance > .zero)
  }

  @Test func `goes on by the clock after nobody has listened`() {
    var run = prepared()
    _ = run.handle(.run(.tracker(.start)), at: .zero)
    _ = run.handle(.pass, at: .seconds(100))
    let effects = run.handle(.run(.tracker(.unheard(.restart))), at: .seconds(400))
    #expect(story(effects) == ["400.0s restart"])
    #expect(run.run.metrics.elapsed == .seconds(400))
    #expect(run.run.metrics.moving == .seconds(400))
  }

  @Test func `starts in the gap when its countdown ended in it`() {
    var run = prepared()
    _ = run.handle(.startWhen(fix: false, countdown: 10), at: .seconds(1))
    _ = run.handle(.pass, at: .seconds(5))
    _ = run.handle(.run(.tracker(.unheard(.restart))), at: .seconds(60))
    #expect(run.phase == .running)
    #expect(run.run.metrics.elapsed == .seconds(48))
  }

  @Test func `goes on counting down after a short gap`() {
    var run = prepared()
    _ = run.handle(.startWhen(fix: false, countdown: 30), at: .seconds(1))
    _ = run.handle(.pass, at: .seconds(2))
    _ = run.handle(.run(.tracker(.unheard(.restart))), at: .seconds(20))
    #expect(run.phase == .countdown(12))
  }

  @Test func `is not had back when the time for it passed in the gap`() {
    var run = prepared()
    _ = run.handle(.run(.tracker(.start)), at: .zero)
    _ = run.handle(.discard, at: .seconds(60))
    _ = run.handle(.run(.tracker(.unheard(.restart))), at: .seconds(80))
    #expect(run.phase == .discarded)
  }

  @Test func `follows the metrics of another device`() {
    var run = prepared(role: .companion)
    _ = run.handle(.run(.tracker(.start)), at: .zero)
    #expect(run.phase == .preparing)
    let split = Split(
      number: 1,
      distance: .meters(1000),
      moving: .seconds(300),
      elapsed: .seconds(300)
    )
    let metrics = LiveMetrics(
      elapsed: .seconds(301),
      moving: .seconds(301),
      distance: .meters(1003),
      lastSplit: split,
      state: .running
    )
    _ = run.handle(.run(.companion(.metrics(metrics))), at: .seconds(5))
    #expect(run.phase == .running)
    #expect(run.run.splits == [split])
    _ = run.handle(.pass, at: .seconds(20))
    #expect(!run.run.companion.isConnected)
  }

  @Test func `still follows after a gap in which this device heard nothing`() {
    var run = prepared(role: .companion)
    let metrics = LiveMetrics(elapsed: .seconds(9), moving: .seconds(9), state: .running)
    _ = run.handle(.run(.companion(.metrics(metrics))), at: .seconds(9))
    _ = run.handle(.run(.tracker(.unheard(.suspended))), at: .seconds(60))
    #expect(run.phase == .running)
    #expect(run.run.metrics == metrics)
  }

  @Test func `gives the same whether seconds are told singly or at once`() {
    func play(_ step: Int) -> LiveRun {
      var run = prepared(autoPause: true)
      _ = run.handle(.run(.tracker(.start)), at: .zero)
      for second in stride(from: step, through: 60, by: step) {
        _ = run.handle(.pass, at: .seconds(second))
      }
      return run
    }
    #expect(play(1) == play(30))
  }
}
