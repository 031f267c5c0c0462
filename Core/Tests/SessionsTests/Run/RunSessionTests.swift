import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Testing
import Training

struct RunSessionTests {
  @Test func `asks for the disk before what a person did counts, and not for a sensor`() throws {
    var device = RunDevice()
    device.open()
    #expect(device.last.isDurable)
    try device.live([["start": [:]]])
    #expect(device.last.isDurable)
    try device.run(seconds: 5)
    #expect(!device.last.isDurable)
    try device.live([["lap": [:]]])
    #expect(device.last.isDurable)
  }

  @Test func `tells other devices of the run, once`() throws {
    var device = RunDevice()
    device.open(kind: .watch)
    try device.live([["start": [:]]])
    try device.live([["pause": [:]]])
    try device.die(for: 1)
    try device.live([["resume": [:]]])
    try device.live([["end": [:]]])
    let told = try device.lines.map { try LinkEvent(line: $0) }.compactMap { $0.message }
      .filter { if case .hapticCue = $0 { false } else { true } }
      .filter { if case .companionMessageDispatched = $0 { false } else { true } }
    #expect(told == [.workoutStarted(.watch), .workoutPaused, .workoutResumed, .workoutEnded])
  }

  @Test func `marks the time in which it was dead`() throws {
    var device = RunDevice()
    device.open()
    try device.live([["start": [:]]])
    try device.run(seconds: 60)
    try device.die(for: 45)
    let gaps = device.last.effects.compactMap { timed -> TrackingGap? in
      guard case .run(.tracker(.gap(let gap))) = timed.effect else { return nil }
      return gap
    }
    #expect(gaps.map { $0.kind } == [.restart])
    #expect(device.run.map { $0.now } == .seconds(106))
  }

  @Test func `ends where its journal ends`() throws {
    var device = RunDevice()
    device.open()
    try device.live([["start": [:]]])
    try device.run(seconds: 60)
    let (session, outcome) = RunSession.end(try RunSession.resume(device.lines))
    #expect(session.run.run.metrics.state == .ended)
    #expect(session.run.now == .seconds(61))
    #expect(outcome.lines.contains { $0.event.message == .workoutEnded })
  }

  @Test func `gives the reason of a line`() throws {
    var device = RunDevice()
    device.open()
    try device.live([["start": [:]]])
    try device.run(seconds: 360)
    var history = LedgerHistory()
    var said: [String] = []
    for timed in device.effects {
      guard case .run(.companion(let effect)) = timed.effect else { continue }
      history.add(effect, in: timed.moment)
      if case .speak(let utterance, _) = effect { said.append(utterance.id) }
    }
    #expect(!said.isEmpty)
    #expect(said.allSatisfy { history.reason(for: $0) != nil })
    #expect(history.reason(for: "nobody") == nil)
  }
}
