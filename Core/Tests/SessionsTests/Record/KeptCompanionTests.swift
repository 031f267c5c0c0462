import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Testing
import Training

struct KeptCompanionTests {
  private func lines(_ page: RunDevice) -> [[UInt8]] {
    page.lines
  }

  /// A run of four hundred seconds, half a minute after the session was opened.
  private func page() throws -> RunDevice {
    var page = RunDevice()
    page.open()
    // What counts is the time of the run.
    try page.live([["start": [:]]], after: 30)
    try page.run(seconds: 400)
    return page
  }

  @Test func `knows what the coach said, and when`() throws {
    var page = try page()
    #expect(KeptCompanion.record(of: lines(page)) == nil)
    try page.live([["end": [:]]])
    let record = try #require(KeptCompanion.record(of: lines(page)))
    let said = record.played
    #expect(said.count >= 2, "\(said)")
    #expect(said.map { $0.at } == said.map { $0.at }.sorted())
    #expect(said.contains { $0.at > .seconds(325) && $0.at < .seconds(345) }, "\(said)")
    #expect(said.allSatisfy { !$0.text.contains("{") && !$0.text.isEmpty && !$0.wasInterrupted })
    let activity = try #require(KeptRun.activity(of: lines(page)))
    let screen = ActivityScreen(activity, said: said, seenFrom: Day(daysSince1970: 0))
    #expect(screen.lines.map { $0.text } == said.map { $0.text })
    let places = screen.lines.compactMap { $0.place }
    #expect(places.count == said.count && places == places.sorted())
    #expect(KeptCompanion.record(of: []) == nil)
  }

  @Test func `knows who coached, and the script that was played`() throws {
    var page = try page()
    try page.live([["end": [:]]])
    let record = try #require(KeptCompanion.record(of: lines(page)))
    let activity = try #require(KeptRun.activity(of: lines(page)))
    #expect(record.run == "run-1" && record.personality == "data_analyst")
    #expect(record.mode == .free && record.place == .outdoor)
    #expect(abs(record.startedAt.instant.seconds(since: activity.summary.startedAt.instant)) < 1)
    let end = try #require(record.endedAt)
    let elapsed = try #require(activity.summary.elapsed)
    #expect(abs(end.seconds(since: record.startedAt.instant) - elapsed.inSeconds) <= 1)
    let messages = try #require(record.script?.messages)
    let scripted = record.played.filter { $0.author == .script }.map(\.message)
    #expect(!scripted.isEmpty && Set(scripted).isSubset(of: messages.map(\.id)))
  }

  @Test func `keeps the steps of a planned run, and what each was`() throws {
    let course = RunCourse(
      "Two",
      steps: [
        RunStep("Run", until: .distance(.meters(300)), rep: RunStep.Rep(1, of: 2)),
        RunStep("Jog", until: .time(.seconds(30)), intensity: .recovery),
        RunStep("Run", until: .distance(.meters(300)), rep: RunStep.Rep(2, of: 2)),
      ]
    )
    var page = RunDevice()
    page.open(plan: RunPlan(mode: .training, course: course))
    try page.live([["start": [:]]])
    try page.run(seconds: 400)
    try page.live([["end": [:]]])
    let record = try #require(KeptCompanion.record(of: lines(page)))
    #expect(record.course == course)
    #expect(record.steps.map { $0.step } == [0, 1, 2])
    #expect(record.played.contains { $0.author == .cue && $0.message == "course.result" })
    // The export tells all of it.
    var json = JSONWriter()
    record.write(to: &json)
    #expect(try CompanionRecord(try JSON.parse(json.bytes)) == record)
    let activity = try #require(KeptRun.activity(of: lines(page)))
    let reps = RepTable(of: record.steps, in: course, units: .metric)
    let screen = ActivityScreen(activity, reps: reps, seenFrom: Day(daysSince1970: 0))
    #expect(screen.reps?.rows.count == 2)
  }

  @Test func `marks a line that was cut off`() throws {
    var page = RunDevice()
    page.open()
    try page.live([["start": [:]]])
    var second = 0
    while second < 400 {
      try page.live([page.position(second)])
      second += 1
      if page.last.effects.contains(where: \.isSpoken) {
        try page.live([["mute": true]], after: 0.3)
        break
      }
    }
    try page.live([["mute": false]])
    try page.run(seconds: 400 - second, from: second)
    try page.live([["end": [:]]])
    let played = try #require(KeptCompanion.record(of: lines(page))).played
    #expect(played.map(\.wasInterrupted).first == true, "\(played)")
    #expect(played.dropFirst().allSatisfy { !$0.wasInterrupted } && played.count >= 2)
  }

  @Test func `tells of a run that a watch has tracked what the phone said`() throws {
    var watch = RunDevice()
    watch.open(kind: .watch)
    var phone = RunDevice()
    phone.open(role: .companion)
    func follow(_ events: [JSON]) throws {
      try watch.live(events)
      try phone.live(watch.last.effects.compactMap { $0.published })
    }
    for _ in 0..<20 { try follow([]) }
    try follow([["start": [:]]])
    for second in 0..<400 { try follow([watch.position(second)]) }
    try follow([["end": [:]]])
    let record = try #require(KeptCompanion.record(of: lines(phone)))
    #expect(record.played.contains { $0.at > .seconds(325) && $0.at < .seconds(345) })
    let end = try #require(record.endedAt)
    let length = end.seconds(since: record.startedAt.instant)
    #expect(abs(length - 401) <= 2, "\(length)")
  }

  @Test func `reads back what it writes`() throws {
    var page = try page()
    try page.live([["end": [:]]])
    var record = try #require(KeptCompanion.record(of: lines(page)))
    record.played[0].wasInterrupted = true
    record.startedAt.offset = UTCOffset(clamping: -90)
    for record in [
      record,
      CompanionRecord(run: "bare", startedAt: LocalTime(secondsSince1970: 1_700_000_000.25)),
    ] {
      var json = JSONWriter()
      record.write(to: &json)
      #expect(try CompanionRecord(JSON.parse(json.bytes)) == record)
    }
  }

  @Test(arguments: [
    (#"{"startedAt": "2026-06-01T07:30:00Z"}"#, "id"),
    (#"{"id": "r"}"#, "startedAt"),
    (#"{"id": "r", "startedAt": "today"}"#, "startedAt"),
    (#"{"id": "r", "startedAt": "2026-06-01T07:30:00Z", "mode": "jog"}"#, "mode"),
    (
      #"{"id": "r", "startedAt": "2026-06-01T07:30:00Z", "messagesPlayed": [{"author": "script", "messageId": "m", "text": "", "atSeconds": -1}]}"#,
      "atSeconds"
    ),
    (#"{"id": "r", "startedAt": "2026-06-01T07:30:00Z", "script": {"id": 1}}"#, "script"),
  ])
  func `refuses what is no record, and says where`(text: String, place: String) throws {
    let json = try JSON.parse(text)
    let error = #expect(throws: ShapeError.self) { try CompanionRecord(json) }
    #expect(error?.description.contains(place) == true, "\(error?.description ?? "")")
  }
}

extension LiveRun.TimedEffect {
  /// Whether a line begins.
  fileprivate var isSpoken: Bool {
    guard case .run(.companion(.speak)) = effect else { return false }
    return true
  }

  /// The metrics that it publishes, as an event of whoever follows.
  fileprivate var published: JSON? {
    guard case .run(.tracker(.publish(let metrics))) = effect else { return nil }
    return ["metrics": .written { metrics.write(to: &$0) }]
  }
}
