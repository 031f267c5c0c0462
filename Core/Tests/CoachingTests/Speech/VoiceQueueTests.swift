import Coaching
import Testing
import Training

/// A timeline of one row a moment ("12s say a", "15s mute") in, the queue's effects out.
private func sounds(_ timeline: String, clock: VoiceQueue.Clock = .reported) -> [String] {
  var queue = VoiceQueue(clock: clock)
  var heard: [String] = []
  for row in timeline.split(separator: "\n") {
    let words = row.split(separator: " ")
    let now = Duration.seconds(Double(words[0].dropLast()) ?? .nan)
    let name = words.count > 2 ? String(words[2]) : ""
    let event: VoiceQueue.Event? =
      switch words[1] {
      case "say": .say(utterance(name))
      case "interrupt": .say(utterance(name), interrupts: true)
      case "soon-stale": .say(utterance(name, expiresAt: now + .seconds(1)))
      case "finished": .finished(name)
      case "failed": .failed(name)
      case "mute": .mute(true)
      case "unmute": .mute(false)
      case "call": .interruptionBegan
      case "hang-up": .interruptionEnded
      case "tick": .tick
      default: nil
      }
    guard let event else {
      Issue.record("what is '\(words[1])'?")
      continue
    }
    heard += queue.handle(event, at: now).map(text)
  }
  return heard
}

private func utterance(_ name: String, expiresAt: Duration? = nil) -> Utterance {
  // 24 characters are estimated at two seconds.
  let line = Line(
    source: .script(name),
    rank: .coach,
    text: String(repeating: "a", count: 24),
    dueAt: .zero,
    expiresAt: expiresAt
  )
  return Utterance(
    id: name,
    line: line,
    moment: Moment(at: .zero, metrics: LiveMetrics(), plan: RunPlan())
  )
}

private func text(_ effect: VoiceQueue.Effect) -> String {
  switch effect {
  case .duck(let at): "duck \(at.inSeconds)"
  case .unduck(let at): "unduck \(at.inSeconds)"
  case .play(let utterance, let at): "play \(utterance.id) \(at.inSeconds)"
  case .stop(let id, let outcome): "stop \(id) \(outcome.rawValue)"
  case .ended(let utterance, let outcome, let at):
    "\(utterance.id) \(outcome.rawValue) \(at.inSeconds)"
  }
}

struct VoiceQueueTests {
  @Test func `ducks for 200 ms, speaks, and lets go 200 ms after the end`() {
    #expect(
      sounds(
        """
        10s say a
        13s finished a
        """
      ) == ["duck 10.0", "play a 10.2", "a finished 13.0", "unduck 13.2"]
    )
  }

  @Test func `stays ducked between two lines`() {
    #expect(
      sounds(
        """
        10s say a
        11s say b
        13s finished a
        16s finished b
        """
      ) == [
        "duck 10.0", "play a 10.2", "a finished 13.0", "play b 13.2", "b finished 16.0",
        "unduck 16.2",
      ]
    )
  }

  @Test func `says what waits in the order in which it was handed out`() {
    #expect(
      sounds(
        """
        10s say a
        11s say b
        11s say c
        13s finished a
        15s finished b
        """
      ) == [
        "duck 10.0", "play a 10.2", "a finished 13.0", "play b 13.2", "b finished 15.0",
        "play c 15.2",
      ]
    )
  }

  @Test func `gives the place of a line to one that interrupts, and says so`() {
    #expect(
      sounds(
        """
        10s say a
        11s say b
        12s interrupt c
        14s finished c
        """
      ) == [
        "duck 10.0", "play a 10.2", "stop a preempted", "a preempted 12.0", "play c 12.2",
        "c finished 14.0", "play b 14.2",
      ]
    )
  }

  @Test func `falls silent in the middle of a line when muted`() {
    #expect(
      sounds(
        """
        10s say a
        10s say b
        11s mute
        13s unmute
        14s say d
        """
      ) == [
        "duck 10.0", "play a 10.2", "stop a muted", "a muted 11.0", "b muted 11.0", "unduck 11.0",
        "duck 14.0", "play d 14.2",
      ]
    )
  }

  @Test func `goes on with what waits after a phone call`() {
    #expect(
      sounds(
        """
        10s say a
        10s say b
        10s soon-stale c
        11s call
        12s say d
        60s hang-up
        """
      ) == [
        "duck 10.0", "play a 10.2", "stop a interrupted", "a interrupted 11.0", "unduck 11.0",
        "duck 60.0", "play b 60.2",
      ]
    )
  }

  @Test func `drops a line that has become stale in the queue`() {
    #expect(
      sounds(
        """
        10s say a
        10s soon-stale b
        13s finished a
        """
      ) == ["duck 10.0", "play a 10.2", "a finished 13.0", "b expired 13.0", "unduck 13.2"]
    )
  }

  @Test func `ends a line by itself when nobody plays it`() {
    #expect(
      sounds(
        """
        10s say a
        11s tick
        60s tick
        """,
        clock: .estimated
      ) == ["duck 10.0", "play a 10.2", "a finished 12.2", "unduck 12.4"]
    )
  }

  @Test func `does not wait for ever for the end of a line`() {
    #expect(
      sounds(
        """
        10s say a
        17s tick
        17.3s tick
        """
      ) == ["duck 10.0", "play a 10.2", "a unconfirmed 17.2", "unduck 17.4"]
    )
  }

  @Test func `says after a call first what interrupts`() {
    #expect(
      sounds(
        """
        10s call
        11s say a
        12s interrupt b
        20s hang-up
        """
      ) == ["duck 20.0", "play b 20.2"]
    )
  }

  @Test func `goes on when a sound cannot be played`() {
    #expect(
      sounds(
        """
        10s say a
        10s say b
        10.3s failed a
        """
      ) == ["duck 10.0", "play a 10.2", "a failed 10.3", "play b 10.5"]
    )
  }

  @Test func `knows that a placeholder takes longer to say than its name`() {
    let short = utterance("a").estimatedDuration
    var line = utterance("a").line
    line.text += "{hr}"
    let long = Utterance(id: "a", line: line, moment: utterance("a").moment).estimatedDuration
    #expect([short, long] == [.seconds(2), .milliseconds(3600)])
  }
}
