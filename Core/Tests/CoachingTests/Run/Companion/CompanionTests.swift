import Coaching
import Testing
import Training

/// A companion under test, told metrics second by second, and what it asked for, as text.
private struct Story {
  var companion: Companion
  var metrics = LiveMetrics(state: .running, positionSignal: .good, heartRateSignal: .good)
  var told: [String] = []

  init(_ messages: [ScriptMessage] = [], clock: VoiceQueue.Clock = .estimated) {
    companion = Companion(
      Companion.Setup(
        script: Script(id: "s", messages: messages),
        phrasebook: Phrasebook(
          rules: [.heartRateHigh: ["ease off"]],
          notices: [
            .positionLost: ["gps gone"], .positionFound: ["gps back"],
            .heartRateLost: ["strap gone"], .splitPassed: ["missed"],
            .watchDisconnected: ["watch gone"],
            .watchReconnected: ["watch back"],
          ]
        ),
        plan: RunPlan(goal: .distance(.meters(1000))),
        voiceClock: clock
      )
    )
  }

  /// Runs at 4 m/s from one second to the next, both included.
  mutating func run(_ seconds: ClosedRange<Int>) {
    for second in seconds {
      metrics.elapsed = .seconds(second)
      metrics.moving = .seconds(second)
      metrics.distance = .meters(Double(second) * 4)
      tell(.metrics(metrics), at: second)
    }
  }

  /// Lets time pass without any metrics.
  mutating func wait(_ seconds: ClosedRange<Int>) {
    for second in seconds { tell(.second, at: second) }
  }

  mutating func tell(_ event: CompanionEvent, at second: Int) {
    for effect in companion.handle(event, at: .seconds(second)) {
      guard let text = text(effect) else { continue }
      told.append("\(second)s \(text)")
    }
  }

  private func text(_ effect: CompanionEffect) -> String? {
    switch effect {
    case .speak(let utterance, _): "\(utterance.id) \(utterance.line.text)"
    case .stop(let id, let outcome): "stop \(id) \(outcome.rawValue)"
    case .haptic(let haptic): haptic.rawValue
    case .heard(let words): "heard \(words.meaning.rawValue)"
    case .connection(let isOn): isOn ? "connected" : "disconnected"
    case .ledger(let row):
      switch row.decision {
      case .ended(let outcome) where outcome != .finished: "ledger \(outcome.rawValue)"
      case .dropped(.muted): "ledger muted"
      default: nil
      }
    case .duck, .badge: nil
    }
  }
}

private func message(_ id: String, at seconds: Int, priority: Int = 50) -> ScriptMessage {
  ScriptMessage(id: id, trigger: .atTime(.seconds(seconds)), text: id, priority: priority)
}

struct CompanionTests {
  @Test func `says a line when its moment comes`() {
    var story = Story([message("hello", at: 5)])
    story.run(1...20)
    #expect(story.told == ["5s l1 hello"])
  }

  @Test func `says once that the watch is silent, and keeps going`() {
    var story = Story([message("later", at: 70)])
    story.run(1...20)
    story.wait(21...60)
    story.run(61...110)
    #expect(
      story.told == [
        "30s disconnected", "30s l1 watch gone", "61s connected", "61s l2 watch back",
        "91s l3 later",
      ]
    )
  }

  @Test func `does not call a paused watch disconnected`() {
    var story = Story()
    story.run(1...5)
    story.metrics.state = .paused
    story.tell(.metrics(story.metrics), at: 6)
    story.wait(7...60)
    #expect(story.told == [])
  }

  @Test func `says when a sensor is lost and when it is found`() {
    var story = Story()
    story.run(1...5)
    story.metrics.positionSignal = .lost
    story.run(6...20)
    story.metrics.positionSignal = .good
    story.run(21...40)
    #expect(story.told == ["6s l1 gps gone", "21s l2 gps back"])
  }

  /// What is told of the first 500 m, whose end lies where no position came.
  private func told(ofHiddenSplit messages: [ScriptMessage]) -> [String] {
    var story = Story(messages)
    story.run(1...115)
    story.metrics.positionSignal = .lost
    story.run(116...130)
    story.metrics.positionSignal = .good
    story.metrics.lastSplit = Split(
      number: 1,
      distance: .meters(500),
      moving: .seconds(125),
      elapsed: .seconds(125)
    )
    story.run(131...200)
    return story.told.filter { $0.hasSuffix("missed") || $0.hasSuffix("done") }
  }

  @Test func `tells once of a split that no position saw`() {
    let every = Trigger.everyDistance(.meters(500))
    let split = ScriptMessage(id: "s", trigger: every, text: "done", playOnce: false)
    #expect(told(ofHiddenSplit: [split]).count == 1)
    #expect(told(ofHiddenSplit: [split]).allSatisfy { $0.hasSuffix("done") })
    #expect(told(ofHiddenSplit: []).count == 1)
    #expect(told(ofHiddenSplit: []).allSatisfy { $0.hasSuffix("missed") })
  }

  @Test func `does not miss a sensor after a pause in which it was silent`() {
    var story = Story()
    story.run(1...5)
    story.metrics.state = .paused
    story.run(6...20)
    story.metrics.state = .running
    story.metrics.positionSignal = .lost
    story.run(21...22)
    story.metrics.positionSignal = .good
    story.run(23...40)
    #expect(story.told == [])
  }

  @Test func `says nothing of a sensor that was never there`() {
    var story = Story()
    story.metrics.heartRateSignal = .absent
    story.run(1...5)
    story.metrics.heartRateSignal = .good
    story.run(6...10)
    #expect(story.told == [])
  }

  @Test func `taps the wrist at half of the goal and at the goal`() {
    var story = Story()
    story.run(1...300)
    #expect(story.told == ["125s milestone", "250s milestone"])
  }

  @Test func `falls silent in mid-line and stays so until unmuted`() {
    var story = Story(
      [message("one", at: 5), message("two", at: 40), message("three", at: 80)],
      clock: .reported
    )
    story.run(1...5)
    story.tell(.mute(true), at: 6)
    story.run(7...60)
    story.tell(.mute(false), at: 61)
    story.run(62...82)
    #expect(
      story.told == [
        "5s l1 one", "6s stop l1 muted", "6s ledger muted", "40s ledger muted", "80s l2 three",
      ]
    )
  }

  @Test func `records a line that a call cut off, and goes on after it`() {
    var story = Story([message("one", at: 5), message("two", at: 36)], clock: .reported)
    story.run(1...5)
    story.tell(.interruption(true), at: 6)
    story.run(7...40)
    story.tell(.interruption(false), at: 41)
    story.run(42...45)
    #expect(
      story.told == ["5s l1 one", "6s stop l1 interrupted", "6s ledger interrupted", "41s l2 two"]
    )
  }

  @Test func `answers the runner at the next safe moment`() {
    var story = Story([message("one", at: 5)])
    story.run(1...6)
    story.tell(.reply(Reply(id: "r", text: "because")), at: 7)
    story.run(8...50)
    #expect(story.told == ["5s l1 one", "35s l2 because"])
  }

  @Test func `waits for the shell's word when sound is really played`() {
    var story = Story(
      [message("one", at: 5), message("two", at: 6, priority: 95)],
      clock: .reported
    )
    story.run(1...8)
    story.tell(.lineFinished("l1"), at: 9)
    story.run(10...12)
    // Three seconds of silence lie between two lines.
    #expect(story.told == ["5s l1 one", "12s l2 two"])
  }
}
