import Coaching
import Doorway
import Exchange
import Formats
import Screens
import Sessions
import Testing
import Training

/// What keeps a native shell from doing what a page could not: for the same events the doorway and the
/// typed session write the same lines.
struct SameLinesTests {
  @Test func `a run has the same lines by the doorway and by its session`() throws {
    var page = LivePage()
    try page.open([("role", "tracker"), ("kind", "watch"), ("utcOffsetMinutes", 60)])
    var setup = RunSetup(coach: .dataAnalyst, isMindful: true)
    setup.offset = UTCOffset(clamping: 60)
    var reading = SessionClock.Reading(monotonic: page.monotonic, wall: page.wall)
    var (session, outcome) = RunSession.open(
      RunOpening(setup, kind: .watch),
      as: SessionName(id: "run-1", device: "9f3c2a17b0d4e6f8", nextNumber: 5),
      at: reading
    )
    var lines = outcome.lines
    for second in 0..<200 {
      var events = [page.position(second), ["heartRate": 151.5]]
      if second == 0 { events = [["startWhen": ["fix": false, "countdown": 3]]] }
      if second == 60 { events.append(["pause": [:]]) }
      if second == 66 { events.append(["resume": [:]]) }
      if second == 90 { events.append(["lap": [:]]) }
      if second == 199 { events.append(["end": [:]]) }
      try page.live(events)
      reading = SessionClock.Reading(monotonic: page.monotonic, wall: page.wall)
      outcome = session.handle(try events.map { try LiveRun.Event($0) }, at: reading)
      lines += outcome.lines
    }
    #expect(lines.map { $0.text } == page.journal.compactMap { $0.string })
    // And taken up again, the same.
    let kept = lines.map { $0.bytes }
    try page.die(for: 45)
    reading = SessionClock.Reading(monotonic: page.monotonic, wall: page.wall)
    outcome = RunSession.go(on: try RunSession.resume(kept), at: reading).outcome
    #expect(outcome.lines.map { $0.text } == page.last["journal"]?.array?.compactMap { $0.string })
  }

  @Test func `a workout has the same lines by the doorway and by its session`() throws {
    var page = GymPage()
    try page.open()
    var reading = SessionClock.Reading(monotonic: page.monotonic, wall: page.wall)
    var (session, outcome) = WorkoutSession.open(
      WorkoutOpening(GymSetup(name: "test", text: GymPage.text)),
      as: SessionName(id: "gym-1", device: "9f3c2a17b0d4e6f8", nextNumber: 3),
      at: reading
    )
    var lines = outcome.lines
    for events: [JSON] in [
      [["start": [:]]], [["done": [:]]], [], [["skip": [:]]],
      [
        ["done": ["result": ["count": 4, "load": ["value": 82.5, "unit": "kg"]]]], ["note": "knee"],
      ],
      [["undo": [:]]], [["end": [:]]],
    ] {
      try page.tell(events, after: 20)
      reading = SessionClock.Reading(monotonic: page.monotonic, wall: page.wall)
      outcome = session.handle(try events.map { try GymEvent($0) }, at: reading)
      lines += outcome.lines
    }
    #expect(lines.map { $0.text } == page.journal.compactMap { $0.string })
  }
}
