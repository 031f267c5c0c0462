import Coaching
import Exchange
import Sessions
import Testing

/// What is live, and what is the past: a device that joins late keeps everything and replays nothing.
struct LiveRuleTests {
  private static let minute = 60_000.0

  /// What a watch said of a run that began an hour ago: every line that a late device is told.
  private func run(_ watch: inout LinkedDevice, _ name: String, ends: Bool) -> [EventLine] {
    var lines = [watch.say(.workoutStarted(.watch), in: name)]
    for _ in 0..<20 {
      watch.wall += Self.minute
      lines.append(watch.say(.hapticCue(.split), in: name))
    }
    let note = LinkMessage.voiceNote(file: "0a", seconds: 3, began: Int64(watch.wall))
    lines.append(watch.say(note, in: name))
    if ends { lines.append(watch.say(.workoutEnded, in: name)) }
    return lines
  }

  private func hear(_ lines: [EventLine], _ device: inout LinkedDevice) -> [Seen] {
    var seen: [Seen] = []
    for line in lines {
      seen += device.handle(.arrived(line)).compactMap { Seen($0) }
      if device.link.standing != .idle { seen.append(.follows) }
    }
    return seen
  }

  /// D10 of the features, D1 of the pages.
  @Test func `a third device that joins late feels and shows nothing of the past`() {
    var watch = LinkedDevice(0xA1)
    let lines = run(&watch, "run-1", ends: true)
    var third = LinkedDevice(0xC3, wall: watch.wall + 60 * Self.minute)
    #expect(hear(lines, &third) == [])
    let kept = third.link.lanes.inbox.last(of: watch.id)
    #expect(kept == Int64(lines.count))
    // What was said an hour ago does not show that anybody is there.
    #expect(third.link.lanes.peer == .waiting)
  }

  @Test func `a third device that joins a run follows it, and feels its next tap alone`() {
    var watch = LinkedDevice(0xA1)
    let lines = run(&watch, "run-1", ends: false)
    var third = LinkedDevice(0xC3, wall: watch.wall + 5000)
    let seen = hear(lines, &third)
    #expect(seen.contains(.follows) && seen.contains(.note))
    // The tap of five seconds ago, and none of the nineteen before it.
    #expect(seen.filter { $0 == .tap }.count == 1)
    #expect(third.link.lanes.peer == .here)
    watch.wall = third.wall
    #expect(hear([watch.say(.hapticCue(.milestone), in: "run-1")], &third).contains(.tap))
  }

  /// D2 of the features.
  @Test func `a dead watch does not own the phone's runs`() {
    var (watch, phone) = (LinkedDevice(0xA1), LinkedDevice(0xB2))
    for line in run(&watch, "run-1", ends: false) { phone.handle(.arrived(line)) }
    phone.wall = watch.wall + 16 * Self.minute
    phone.handle(.second)
    #expect(phone.link.standing == .idle)
    _ = phone.say(.workoutStarted(.phone), in: "run-2")
    let effects = phone.handle(.second).compactMap { Seen($0) }
    #expect(!effects.contains(.yields))
    #expect(phone.link.standing.session == "run-2")
    // Charged again, the watch goes on with what it has: the phone's run stays the workout.
    watch.wall = phone.wall + 20 * Self.minute
    phone.wall = watch.wall
    let late = phone.handle(.arrived(watch.say(.hapticCue(.split), in: "run-1")))
    #expect(!late.compactMap { Seen($0) }.contains(.yields))
    #expect(phone.link.standing.session == "run-2")
  }

  @Test func `a watch that was only out of reach keeps its run`() {
    var (watch, phone) = (LinkedDevice(0xA1), LinkedDevice(0xB2))
    phone.handle(.arrived(watch.say(.workoutStarted(.watch), in: "run-1")))
    var lines: [EventLine] = []
    for _ in 0..<30 {
      watch.wall += Self.minute
      lines.append(watch.say(.hapticCue(.split), in: "run-1"))
    }
    phone.wall = watch.wall
    phone.handle(.second)
    #expect(phone.link.standing == .idle)
    for line in lines { phone.handle(.arrived(line)) }
    #expect(phone.link.standing.session == "run-1")
  }

  /// D3 of the features.
  @Test(arguments: [120.0, 5.0, 1.0])
  func `a run that ended before does not end a new one while it is caught up with`(
    minutesAgo: Double
  ) {
    var watch = LinkedDevice(0xA1)
    let lines = run(&watch, "run-1", ends: true)
    var replay = LinkedDevice(0xC3, wall: watch.wall + minutesAgo * Self.minute)
    _ = replay.say(.workoutStarted(.recording), in: "run-2")
    #expect(!hear(lines, &replay).contains(.yields))
    #expect(!replay.handle(.second).compactMap { Seen($0) }.contains(.yields))
    #expect(replay.link.standing.session == "run-2")
  }

  @Test func `a new run gives way to one that goes on`() {
    var watch = LinkedDevice(0xA1)
    let lines = run(&watch, "run-1", ends: false)
    var replay = LinkedDevice(0xC3, wall: watch.wall + 60_000)
    _ = replay.say(.workoutStarted(.recording), in: "run-2")
    var seen = hear(lines, &replay)
    seen += replay.handle(.second).compactMap { Seen($0) }
    #expect(seen.filter { $0 == .yields }.count == 1)
  }
}

/// What a person notices of an effect.
private enum Seen: Equatable {
  case tap, note, yields, follows, other

  init?(_ effect: DeviceLink<LiveMetrics>.Effect) {
    switch effect {
    case .lane: return nil
    case .message(.hapticCue, _), .message(.companionMessageDispatched, _): self = .tap
    case .message(.voiceNote, _): self = .note
    case .message: return nil
    case .yield: self = .yields
    case .command, .begin: self = .other
    }
  }
}

extension WorkoutRegister.Standing {
  /// The session that goes on.
  fileprivate var session: String? {
    switch self {
    case .idle: nil
    case .tracks(let workout), .follows(let workout): workout.session
    }
  }
}
