import Coaching
import Screens
import Testing
import Training

/// A step whose target is the heart, in beats or in zones, on a recording of it.
struct HeartStepsToldTests {
  private static let beats = RunStep.Target.heartRate(
    low: .beatsPerMinute(140),
    high: .beatsPerMinute(150)
  )

  /// A cue about the band, with its second and its words.
  private struct Nudge: Equatable {
    var second: Int
    var isEase: Bool
    var words: String
    var beats: Double?
  }

  /// The heart of 35 min: easy for 300 s, then 1500 s of the step, then easy again.
  ///
  /// In the step it is in the band, hardly above it (400–520 s), far above it (520–640 s), in it again, and
  /// far below it (800–920 s).
  private static func heart(at second: Int) -> Double {
    switch second - 300 {
    case ..<0: 125
    case 400..<520: 152
    case 520..<640: 164
    case 800..<920: 128
    case 1500...: 130
    default: 145
    }
  }

  /// The run, ready to be played.
  private func playback(
    _ target: RunStep.Target,
    _ coach: Personality,
    _ runner: Runner = Runner()
  ) -> RunPlayback {
    let course = RunCourse(
      "Steady",
      steps: [
        RunStep("Easy Run", until: .time(.seconds(300)), intensity: .warmUp),
        RunStep("Run", until: .time(.seconds(1500)), target: target),
        RunStep("Easy Run", until: .time(.seconds(300)), target: target, intensity: .coolDown),
      ]
    )
    let plan = RunPlan(mode: .training, course: course)
    let narration = OfflineAuthor(plan: plan, personality: coach, seed: 3).write()
    var samples = Samples()
    for second in 0...2100 {
      samples.time.append(Double(second))
      samples.distance.append(Double(second) * 3)
      samples.heartRate.append(Self.heart(at: second))
      samples.cadence.append(172)
    }
    let recording = Recording(
      source: .simulator,
      sport: .running,
      startedAt: LocalTime(secondsSince1970: 0),
      samples: samples
    )
    return RunPlayback(
      of: recording,
      Companion.Setup(
        script: narration.script,
        phrasebook: narration.phrasebook,
        plan: plan,
        runner: runner
      )
    )
  }

  private func run(
    _ target: RunStep.Target,
    _ coach: Personality,
    _ runner: Runner = Runner()
  ) -> [Nudge] {
    var playback = playback(target, coach, runner)
    var nudges: [Nudge] = []
    for timed in playback.finish() {
      guard case .companion(.speak(let utterance, _)) = timed.effect,
        case .course(let cue) = utterance.line.source, cue == .ease || cue == .lift
      else { continue }
      nudges.append(
        Nudge(
          second: Int(timed.at.inSeconds),
          isEase: cue == .ease,
          words: LineText.written(utterance.line.text, in: utterance.moment, units: .metric),
          beats: utterance.moment.metrics.heartRate?.beatsPerMinute
        )
      )
    }
    return nudges
  }

  /// Twenty seconds out of the band, then every half a minute; no word for what is hardly above it.
  private func expectRemarks(_ nudges: [Nudge], naming target: String) {
    let ease = nudges.filter { $0.isEase }
    let lift = nudges.filter { !$0.isEase }
    #expect((2...4).contains(ease.count) && (2...4).contains(lift.count), "\(nudges)")
    #expect(ease.allSatisfy { (840...955).contains($0.second) }, "\(ease)")
    #expect(lift.allSatisfy { (1120...1235).contains($0.second) }, "\(lift)")
    #expect(nudges.allSatisfy { $0.words.contains(target) }, "\(nudges.map(\.words))")
    for (first, second) in zip(ease, ease.dropFirst()) {
      #expect(second.second - first.second >= 30)
    }
  }

  @Test(arguments: Personality.allCases)
  func `remarks on a heart above and below its band`(coach: Personality) {
    expectRemarks(run(Self.beats, coach), naming: "140–150")
  }

  @Test(arguments: Personality.allCases)
  func `remarks on a heart above and below its zone, by boundaries of the runner's own`(
    coach: Personality
  ) {
    var runner = Runner(age: 40, maxHeartRate: .beatsPerMinute(190))
    runner.zoneEdges = [110, 125, 140, 151, 170].map { .beatsPerMinute($0) }
    expectRemarks(run(.zones(3, 3), coach, runner), naming: "zone 3")
    // Zone 3 of the formula reaches from 133 to 151 beats: the same heart is in other bounds there.
    let usual = run(.zones(4, 4), coach, Runner(maxHeartRate: .beatsPerMinute(190)))
    #expect(usual.contains { !$0.isEase && $0.beats == 145 })
  }

  @Test func `judges the step by its mean heart rate`() throws {
    var playback = playback(Self.beats, .oldHand)
    _ = playback.finish()
    let results = playback.run.repResults
    let step = try #require(results.first { $0.step == 1 })
    // 1,140 s at 145, and 120 s each at 152, 164 and 128.
    #expect(abs((step.mean ?? 0) - 145.7) < 0.2, "\(results)")
    #expect(step.band == .inside, "\(results)")
  }

  @Test func `says nothing of zones that it does not know, nor of a heart in its rest`() {
    #expect(run(.zones(3, 3), .oldHand) == [])
    let late = run(Self.beats, .oldHand).filter { $0.second >= 1800 }
    #expect(late == [])
  }

  @Test func `shows where the heart is on the screen`() throws {
    for (second, verdict) in [(600, "in the band"), (900, "too high"), (1200, "too low")] {
      let plan = RunPlan(
        mode: .training,
        course: RunCourse(
          "Steady",
          steps: [RunStep("Run", until: .time(.seconds(3000)), target: Self.beats)]
        )
      )
      var samples = Samples()
      for row in 0...(second - 300) {
        samples.time.append(Double(row))
        samples.distance.append(Double(row) * 3)
        samples.heartRate.append(Self.heart(at: row + 300))
      }
      let recording = Recording(
        source: .simulator,
        sport: .running,
        startedAt: LocalTime(secondsSince1970: 0),
        samples: samples
      )
      var playback = RunPlayback(
        of: recording,
        Companion.Setup(script: Script(id: "none"), plan: plan)
      )
      _ = playback.advance(to: .seconds(second - 301))
      let screen = try #require(CourseScreen(of: playback.run))
      #expect(screen.verdict == verdict && screen.target?.contains("140–150") == true, "\(screen)")
      let needle = try #require(screen.needle)
      #expect(verdict == "in the band" ? abs(needle) < 0.5 : abs(needle) > 0.5)
    }
  }
}
