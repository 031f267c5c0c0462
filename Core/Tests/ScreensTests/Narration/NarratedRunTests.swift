import Coaching
import Screens
import Testing
import Training

/// What an authored script sounds like on a run, from the tracker to the voice.
struct NarratedRunTests {
  @Test func `coaches ten kilometres from the first word to the last`() {
    let plan = RunPlan(
      mode: .training,
      goal: .distance(.kilometers(10)),
      targetPace: .secondsPerKilometer(300)
    )
    let heard = listen(to: plan, meters: 10_000, pace: 300)
    #expect(heard.script.first == "opening-1")
    #expect(heard.script.last == "last-stretch-1")
    for number in [1, 2, 3, 4, 6, 7, 8, 9] {
      #expect(heard.script.contains("split-\(number)"))
    }
    for milestone in ["halfway-1", "final-third-1", "near-finish-1", "on-pace-1"] {
      #expect(heard.script.contains(milestone))
    }
    #expect((20...32).contains(heard.texts.count))
    #expect(heard.dropped == [])
  }

  @Test func `has something new to say through a whole marathon`() {
    let plan = RunPlan(
      mode: .race,
      goal: .distance(.meters(42_195)),
      targetPace: .secondsPerKilometer(300)
    )
    let heard = listen(to: plan, meters: 42_195, pace: 301)
    #expect((90...140).contains(heard.texts.count))
    #expect(Set(heard.texts).count == heard.texts.count)
    #expect(heard.dropped == [])
    #expect(heard.script.filter { $0.hasPrefix("fuel") }.count == 7)
    #expect(heard.script.filter { $0.hasPrefix("split") }.count == 42)
    #expect(heard.longestSilence < 300)
  }

  @Test func `says to somebody behind the plan what fits`() {
    let plan = RunPlan(
      mode: .race,
      goal: .distance(.kilometers(10)),
      targetPace: .secondsPerKilometer(300)
    )
    let heard = listen(to: plan, meters: 10_000, pace: 318)
    #expect(heard.script.contains { $0.hasPrefix("behind") })
    #expect(!heard.script.contains { $0.hasPrefix("ahead") || $0.hasPrefix("on-pace") })
  }

  @Test func `keeps talking on a run by the clock, in miles`() {
    let plan = RunPlan(mode: .training, goal: .time(.seconds(2700)), units: .imperial)
    let heard = listen(to: plan, meters: 8400, pace: 322)
    for name in ["split-1", "split-5", "halfway-1", "final-third-1", "near-finish-1"] {
      #expect(heard.script.contains(name))
    }
    #expect(heard.script.last == "last-stretch-1")
    #expect(heard.dropped == [])
    #expect(heard.spoken.allSatisfy { !$0.contains("kilomet") })
  }

  /// What was heard of a steady run.
  private struct Heard {
    var script: [String] = []
    var texts: [String] = []
    var spoken: [String] = []
    var dropped: [String] = []
    var longestSilence = 0.0
  }

  private func listen(to plan: RunPlan, meters: Double, pace: Double) -> Heard {
    let narration = OfflineAuthor(plan: plan, personality: .roastCoach, seed: 4).write()
    var playback = RunPlayback(
      of: steady(meters: meters, pace: pace),
      Companion.Setup(script: narration.script, phrasebook: narration.phrasebook, plan: plan)
    )
    var heard = Heard()
    var last = 0.0
    for timed in playback.finish() {
      guard case .companion(let effect) = timed.effect else { continue }
      if case .speak(let utterance, _) = effect {
        heard.texts.append(utterance.line.text)
        heard.spoken.append(
          LineText.spoken(utterance.line.text, in: timed.moment, units: plan.units)
        )
        if case .script(let id) = utterance.line.source { heard.script.append(id) }
        heard.longestSilence = max(heard.longestSilence, timed.at.inSeconds - last)
        last = timed.at.inSeconds
      }
      guard case .ledger(let row) = effect, case .dropped(let reason) = row.decision else {
        continue
      }
      // A branch that is not active is no loss, and a rule may come too late.
      if case .branchInactive = reason { continue }
      if case .script(let id) = row.line.source { heard.dropped.append("\(id): \(reason)") }
    }
    return heard
  }

  private func steady(meters: Double, pace: Double) -> Recording {
    var samples = Samples()
    for second in 0...Int(meters / 1000 * pace) + 2 {
      samples.time.append(Double(second))
      samples.distance.append(min(meters + 3, Double(second) * 1000 / pace))
      samples.heartRate.append(140)
      samples.cadence.append(172)
    }
    return Recording(
      source: .simulator,
      sport: .running,
      startedAt: LocalTime(secondsSince1970: 0),
      samples: samples
    )
  }
}
