import Coaching
import Testing
import Training

/// A runner is led through twelve times 400 m on a track.
struct CourseRunTests {
  @Test func `ends every repetition within one percent of its mark`() {
    var session = TrackSession()
    session.live(2330)
    let results = session.run.repResults
    #expect(results.count == 26)
    var moving = 0.0
    var misses: [String] = []
    for result in results {
      let start = moving
      moving += result.moving.inSeconds
      guard session.run.companion.moment.plan.course?.step(at: result.step)?.intensity == .work
      else { continue }
      let run = truth(session, at: moving) - truth(session, at: start)
      if abs(run - 400) > 4 { misses.append("\(result.step): \(run)") }
    }
    #expect(misses == [])
    #expect(session.laps.count == 26)
    #expect(session.laps.filter { abs($0.distance.meters - 400) < 0.001 }.count == 12)
  }

  @Test func `ends a step by time on its second`() {
    var session = TrackSession()
    session.live(300)
    #expect(session.run.metrics.course?.step == 1)
    #expect(session.laps.map { $0.moving } == [.seconds(300)])
  }

  @Test func `says what comes, what it was, and counts the last five seconds`() {
    var session = TrackSession()
    session.live(470)
    let cues = session.cues
    #expect(
      cues.map { $0.cue } == [.begin, .coming, .count, .go, .count, .result, .coming, .count, .go]
    )
    #expect(cues.prefix(4).map { $0.at } == [1, 285, 295, 300])
    let result = cues.first { $0.cue == .result }?.at ?? 0
    // 400 m at 4:05 are 98 s.
    #expect(abs(result - 398) <= 2)
  }

  @Test
  func `nudges only in the repetition that leaves the band, after twenty seconds and the grace`() {
    var session = TrackSession()
    session.live(2300) { step, place in
      guard step?.intensity == .work else { return 2.4 }
      return place == 9 ? 1000.0 / 222 : place == 17 ? 1000.0 / 272 : 1000.0 / 245
    }
    var begun: [Int: Int] = [:]
    var moving = 0.0
    for result in session.run.repResults {
      begun[result.step] = Int(moving)
      moving += result.moving.inSeconds
    }
    let nudges = session.cues.filter { $0.cue == .ease || $0.cue == .lift }
    #expect(!nudges.isEmpty)
    for nudge in nudges {
      let rep = nudge.cue == .ease ? 9 : 17
      let start = begun[rep] ?? 0
      #expect(nudge.at >= start + 40)
      #expect(nudge.at <= start + 110)
    }
    #expect(nudges.contains { $0.cue == .ease })
    #expect(nudges.contains { $0.cue == .lift })
    for (first, second) in zip(nudges, nudges.dropFirst()) where first.cue == second.cue {
      #expect(second.at - first.at >= 30)
    }
    let verdicts = session.run.repResults.compactMap { $0.band }
    #expect(verdicts.filter { $0 == .inside }.count == 10)
    #expect(verdicts.filter { $0 == .over }.count == 1)
    #expect(verdicts.filter { $0 == .under }.count == 1)
  }

  @Test func `keeps the heart at the end of a repetition and a minute later`() {
    var session = TrackSession()
    session.live(470)
    let rep = session.run.repResults.first { $0.step == 1 }
    #expect(rep?.endHeartRate == .beatsPerMinute(172))
    #expect(rep?.recovery == 32)
    #expect(abs(rep?.drift ?? 1) < 0.03)
  }

  @Test func `lets somebody stand in a rest without a pause, and ends the rest on time`() {
    var session = TrackSession()
    session.live(300)
    while session.run.metrics.course?.step == 1 { session.live(1) }
    let start = session.second
    while session.run.metrics.course?.step == 2 {
      session.live(1) { _, _ in 0 }
      #expect(session.run.metrics.state == .running)
    }
    #expect(abs(session.second - start - 60) <= 1)
    #expect(session.cues.suffix(3).map { $0.cue } == [.coming, .count, .go])
  }

  @Test func `goes on by the plan where no signal comes, and says so once`() {
    var session = TrackSession()
    session.live(310)
    session.live(300, hidden: true)
    #expect(session.cues.filter { $0.cue == .blind }.count == 1)
    let rep = session.run.repResults.first { $0.step == 1 }
    #expect(rep?.isByPlan == true)
    #expect(abs((rep?.moving.inSeconds ?? 0) - 98) < 3)
  }

  @Test func `does what the buttons say`() {
    var session = TrackSession()
    session.live(10)
    session.send(.step(.more))
    session.live(291)
    #expect(session.run.metrics.course?.step == 0)
    session.send(.step(.next))
    session.live(1)
    #expect(session.run.metrics.course?.step == 1)
    session.live(20)
    session.send(.step(.skipRest))
    session.live(1)
    #expect(session.run.metrics.course?.step == 1)
    session.send(.lap)
    session.live(1)
    #expect(session.run.metrics.course?.step == 2)
    session.send(.step(.again))
    session.live(1)
    #expect(session.run.metrics.course?.step == 1)
    #expect(session.run.repResults.map { $0.isCut } == [true, true, true])
  }

  @Test func `ticks at the cadence of a step and is silent in its rest`() {
    var session = TrackSession()
    session.live(420)
    #expect(session.metronome == [.start(Tempo(clamping: 184)), .stop])
  }

  @Test func `takes the lap of a device for the button that a step waits for`() {
    let drills = RunCourse(
      "Drills",
      steps: [
        RunStep("Run", until: .time(.seconds(30)), intensity: .warmUp),
        RunStep("A-Skip", until: .button, intensity: .other),
        RunStep("Run", until: .distance(.meters(1000))),
      ]
    )
    var session = TrackSession(drills)
    session.live(20)
    session.send(.deviceLap(Recording.Lap(start: 0)))
    session.live(1)
    #expect(session.run.metrics.course?.step == 0)
    session.live(19)
    #expect(session.run.metrics.course?.step == 1)
    session.send(.deviceLap(Recording.Lap(start: 20)))
    session.live(1)
    #expect(session.run.metrics.course?.step == 2)
  }

  private func truth(_ session: TrackSession, at seconds: Double) -> Double {
    let whole = Int(seconds)
    let next = min(whole + 1, session.truth.count - 1)
    return session.truth[whole]
      + (session.truth[next] - session.truth[whole]) * (seconds - Double(whole))
  }
}
