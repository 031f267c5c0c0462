import Coaching
import Exchange
import Formats
import Screens
import Testing
import Training

private func text(_ setup: RunSetup) -> String {
  var json = JSONWriter()
  setup.write(to: &json)
  return json.text
}

struct RunSetupTests {
  @Test func `is read as it was written`() throws {
    let setup = RunSetup(
      coach: .roastCoach,
      words: "0123456789abcdef",
      swearing: true,
      plan: RunPlan(mode: .race, goal: .distance(.meters(10_000))),
      runner: Runner(age: 41),
      seed: .max,
      expectedPace: .secondsPerKilometer(301.25),
      script: Script(
        id: "mine",
        messages: [ScriptMessage(id: "a", trigger: .halfway, text: "Half.")]
      ),
      voiceClock: .reported,
      language: "de",
      startedAt: Instant(secondsSince1970: 1_767_254_400),
      offset: UTCOffset(clamping: -570),
      keepsTones: true
    )
    let read = try RunSetup(Fields(JSON.parse(text(setup))))
    #expect(text(read) == text(setup))
    #expect(read.companion == setup.companion)
  }

  @Test(arguments: [(1080, 1080), (-1081, -1080), (3_000_000_000, 1080)] as [(Int64, Int)])
  func `an offset that no clock has is cut`(minutes: Int64, kept: Int) throws {
    let json = try JSON.parse(#"{"utcOffsetMinutes": \#(minutes)}"#)
    #expect(try RunSetup(Fields(json)).offset?.minutes == kept)
  }

  @Test func `takes from a recording what nobody said`() {
    var recording = SimulatedScenario.steady5K.recording(seed: Seed(1))
    recording.startedAt.offset = UTCOffset(clamping: 120)
    recording.runner = Runner(age: 33, maxHeartRate: .beatsPerMinute(190))
    let setup = RunSetup(runner: Runner(age: 50)).completed(by: recording)
    #expect(setup.runner == Runner(age: 50, maxHeartRate: .beatsPerMinute(190)))
    #expect(setup.offset?.minutes == 120)
    #expect(setup.startedAt == recording.startedAt.instant)
  }

  @Test func `a script of one's own speaks alone unless a coach reacts beside it`() {
    let script = Script(id: "mine")
    let alone = RunSetup(coach: nil, script: script).companion
    let beside = RunSetup(coach: .zenGuide, script: script).companion
    #expect(alone.script == script && alone.phrasebook == Phrasebook())
    #expect(beside.script == script && beside.phrasebook.lines(for: CoachRule.wall).count >= 6)
  }

  @Test func `refuses a script with errors`() throws {
    let json = try JSON.parse(#"{"script":{"id":"x","messages":[{"id":"a"}]}}"#)
    let error = #expect(throws: ShapeError.self) { try RunSetup(Fields(json)) }
    #expect(error?.path == "script")
  }

  @Test func `keeps how much the coach talks, and reads an older journal as usual`() throws {
    let setup = RunSetup(talk: .less, without: [.stories, .splits])
    var json = JSONWriter()
    setup.write(to: &json)
    let read = try RunSetup(Fields(JSON.parse(json.text), at: "setup"))
    #expect(read.talk == .less && read.unwanted == [.splits, .stories])
    let older = try RunSetup(Fields(JSON.parse("{}"), at: "setup"))
    #expect(older.talk == .normal && older.unwanted.isEmpty)
  }
}
