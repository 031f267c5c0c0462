import Coaching
import Testing
import Training

/// What a runner asks on a run, and when the coach says what.
struct ConversationTests {
  @Test func `answers a command within a second, also right after another line`() {
    var story = Talk([message("hello", at: 5)])
    story.run(0...10)
    story.ask("a", .distance, at: 10)
    story.run(11...13)
    #expect(story.said == ["5 hello", "11 {distance} so far"])
  }

  @Test func `says nothing at all after being told to be quiet, but what it is asked`() {
    var story = Talk([message("hello", at: 15)])
    story.run(0...5)
    story.ask("a", .quiet, at: 5)
    story.run(6...20)
    #expect(story.said == [])
    #expect(story.companion.isMuted)
    story.ask("b", .distance, at: 20)
    story.run(21...24)
    story.ask("c", .speak, at: 24)
    story.run(25...30)
    #expect(story.said == ["21 {distance} so far", "27 i speak"])
    #expect(!story.companion.isMuted)
  }

  @Test func `cuts off the line that is being said when asked to skip it`() {
    var story = Talk([message("a rather long line that takes its time to be said", at: 5)])
    story.run(0...6)
    story.ask("a", .skip, at: 6)
    #expect(story.companion.speaking == nil)
  }

  @Test func `puts what hurts before everything`() {
    var story = Talk([message("a rather long line that takes its time to be said", at: 5)])
    story.run(0...5)
    story.ask("a", .pain, at: 5)
    story.run(6...6)
    #expect(story.said.last == "6 walk")
    #expect(story.companion.speaking?.line.rank == .safety)
  }

  @Test func `waits eight seconds for a reply and then has words of its own`() {
    var story = Talk()
    story.run(0...40)
    story.ask("a", .aboutBody, at: 40)
    story.run(41...47)
    #expect(story.said == [])
    story.run(48...49)
    #expect(story.said == ["48 ease off"])
    // What comes too late is never said.
    story.tell(.reply(Reply(id: "a", text: "too late")), at: 50)
    story.run(50...120)
    #expect(story.said == ["48 ease off"])
  }

  @Test func `says a reply in time instead of its own words`() {
    var story = Talk()
    story.run(0...40)
    story.ask("a", .aboutBody, at: 40)
    story.run(41...44)
    story.tell(.reply(Reply(id: "a", text: "shake it out")), at: 44)
    story.run(45...90)
    #expect(story.said == ["45 shake it out"])
  }

  @Test func `leaves unsaid what answers a note of long ago`() {
    var story = Talk()
    story.run(0...10)
    story.ask("a", .distance, age: 95, at: 10)
    story.run(11...20)
    #expect(story.said == [])
    #expect(story.dropped == [.expired])
  }

  @Test func `answers the same words once, however often they come`() {
    var story = Talk()
    story.run(0...10)
    story.ask("a", .distance, at: 10)
    story.ask("a", .distance, at: 10)
    story.run(11...60)
    story.ask("a", .distance, at: 60)
    story.run(61...70)
    #expect(story.said == ["11 {distance} so far"])
  }

  @Test func `knows when the script has the next gel`() {
    var story = Talk([
      ScriptMessage(id: "g", trigger: .atTime(.seconds(100)), text: "gel", topic: .fuel)
    ])
    story.run(0...40)
    story.ask("a", .nextGel, at: 40)
    story.run(41...42)
    #expect(story.said == ["41 gel in {next_fuel}"])
    #expect(story.companion.moment.nextFuel == .seconds(58))
  }

  @Test func `marks a lap and changes the beat where there are some`() {
    var run = CoachedRun(
      tracker: Tracker.Settings(),
      companion: Companion.Setup(script: Script(id: "s"), answers: Talk.answers)
    )
    func said(_ meaning: Meaning, at second: Int) -> [CoachedRun.Effect] {
      run.handle(
        .companion(.asked(RunnerWords(id: "\(second)", text: "x", meaning: meaning))),
        at: .seconds(second)
      )
    }
    _ = run.handle(.tracker(.start), at: .zero)
    _ = run.handle(.tracker(.tick), at: .seconds(1))
    let marked = said(.lap, at: 2)
    #expect(marked.contains { if case .tracker(.lap) = $0 { true } else { false } })
    let faster = said(.faster, at: 3)
    #expect(!faster.contains { if case .metronome = $0 { true } else { false } })
    var plan = RunPlan()
    plan.cadence = CadencePlan(target: .usual, mode: .steady)
    run = CoachedRun(
      tracker: Tracker.Settings(),
      companion: Companion.Setup(script: Script(id: "s"), answers: Talk.answers, plan: plan)
    )
    _ = run.handle(.tracker(.start), at: .zero)
    let before = run.keeper?.metronome.tempo.beatsPerMinute ?? 0
    _ = said(.faster, at: 3)
    #expect(run.keeper?.metronome.tempo.beatsPerMinute == before + 2)
  }

  @Test func `marks a moment and counts no lap`() {
    var run = CoachedRun(
      tracker: Tracker.Settings(),
      companion: Companion.Setup(script: Script(id: "s"), answers: Talk.answers)
    )
    _ = run.handle(.tracker(.start), at: .zero)
    _ = run.handle(.tracker(.tick), at: .seconds(1))
    let words = RunnerWords(id: "a", text: "Mark this", meaning: .moment)
    let effects = run.handle(.companion(.asked(words)), at: .seconds(2))
    #expect(effects.contains(.companion(.heard(words))))
    #expect(!effects.contains { if case .tracker(.lap) = $0 { true } else { false } })
    #expect(run.handle(.companion(.asked(words)), at: .seconds(2)) == [])
  }

  @Test func `says its last line again, and admits that there was none`() {
    var story = Talk([message("hello", at: 15)])
    story.run(0...5)
    story.ask("a", .repeats, at: 5)
    story.run(6...60)
    story.ask("b", .repeats, at: 60)
    story.run(61...64)
    #expect(story.said == ["6 nothing yet", "36 hello", "61 hello"])
  }

  @Test func `pauses a run that is tracked here and goes on with it`() {
    var run = LiveRun(
      tracker: Tracker.Settings(),
      companion: Companion.Setup(script: Script(id: "s"), answers: Talk.answers)
    )
    var lines: [String] = []
    func say(_ meaning: Meaning, at second: Int) {
      let words = RunnerWords(id: "w\(second)", text: "x", meaning: meaning)
      note(run.handle(.run(.companion(.asked(words))), at: .seconds(second)))
    }
    func note(_ effects: [LiveRun.TimedEffect]) {
      for timed in effects {
        if case .run(.companion(.speak(let utterance, _))) = timed.effect {
          lines.append(utterance.line.text)
        }
      }
    }
    say(.pause, at: 1)
    note(run.handle(.run(.tracker(.start)), at: .seconds(2)))
    note(run.handle(.pass, at: .seconds(9)))
    #expect(run.phase == .running)
    say(.pause, at: 10)
    #expect(run.phase == .paused)
    note(run.handle(.pass, at: .seconds(20)))
    say(.resume, at: 21)
    #expect(run.phase == .running)
    note(run.handle(.pass, at: .seconds(30)))
    #expect(lines == ["use the button", "paused", "on we go"])
  }

  @Test func `does once what is told twice`() {
    var run = CoachedRun(
      tracker: Tracker.Settings(),
      companion: Companion.Setup(script: Script(id: "s"), answers: Talk.answers)
    )
    _ = run.handle(.tracker(.start), at: .zero)
    _ = run.handle(.tracker(.tick), at: .seconds(1))
    let words = RunnerWords(id: "a", text: "lap", meaning: .lap)
    let first = run.handle(.companion(.asked(words)), at: .seconds(2))
    #expect(first.contains { if case .tracker(.lap) = $0 { true } else { false } })
    #expect(run.handle(.companion(.asked(words)), at: .seconds(2)) == [])
  }

  @Test func `keeps a row of the ledger of what is done without a word`() {
    var story = Talk()
    story.run(0...5)
    let words = RunnerWords(id: "a", text: "Quiet!", meaning: .quiet)
    let effects = story.companion.handle(.asked(words), at: .seconds(5))
    let rows = effects.compactMap { effect -> LedgerRow? in
      if case .ledger(let row) = effect { row } else { nil }
    }
    #expect(rows.map { $0.decision } == [.done])
    #expect(rows.map { $0.line.cause } == [.asked("Quiet!")])
  }

  private func message(_ text: String, at second: Int) -> ScriptMessage {
    ScriptMessage(id: text, trigger: .atTime(.seconds(second)), text: text)
  }
}

/// A companion that is asked, and what it says, as text.
private struct Talk {
  static let answers = AnswerBook([
    .distance: ["{distance} so far"], .speaks: ["i speak"], .pain: ["walk"],
    .aboutBody: ["ease off"], .gel: ["gel in {next_fuel}"], .marked: ["marked"],
    .faster: ["quicker"], .noBeat: ["no beat"], .nothingSaid: ["nothing yet"],
    .paused: ["paused"], .resumed: ["on we go"], .notHere: ["use the button"],
  ])

  var companion: Companion
  var said: [String] = []
  var dropped: [Decision.Drop] = []

  init(_ messages: [ScriptMessage] = []) {
    companion = Companion(
      Companion.Setup(script: Script(id: "s", messages: messages), answers: Self.answers)
    )
  }

  mutating func run(_ seconds: ClosedRange<Int>) {
    for second in seconds {
      var metrics = LiveMetrics(state: .running)
      metrics.elapsed = .seconds(second)
      metrics.moving = .seconds(second)
      metrics.distance = .meters(Double(second) * 4)
      tell(.metrics(metrics), at: second)
    }
  }

  mutating func ask(_ id: String, _ meaning: Meaning, age: Int = 0, at second: Int) {
    let words = RunnerWords(id: id, text: "words", meaning: meaning, age: .seconds(age))
    tell(.asked(words), at: second)
  }

  mutating func tell(_ event: CompanionEvent, at second: Int) {
    for effect in companion.handle(event, at: .seconds(second)) {
      if case .speak(let utterance, _) = effect { said.append("\(second) \(utterance.line.text)") }
      if case .ledger(let row) = effect, case .dropped(let reason) = row.decision {
        dropped.append(reason)
      }
    }
  }
}
