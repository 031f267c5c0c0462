import Coaching
import Exchange
import Screens
import Testing
import Training

/// The screens of a run whose coach speaks German.
struct GermanRunScreenTests {
  /// English words that a screen of a run has.
  private static let english: Set<Substring> = [
    "the", "of", "to", "and", "with", "in", "step", "rep", "next", "left", "last", "done", "too",
    "high", "low", "fast", "slow", "ahead", "behind", "finish", "lost", "no", "paused", "time",
    "distance", "average", "heart", "rate", "cadence", "steps", "skip", "rest", "repeat", "more",
    "run", "easy", "all", "were", "was", "each", "from", "moving", "elapsed", "energy", "rival",
    "below", "off", "while", "hidden", "wood", "bright", "tone", "block", "now", "level",
  ]

  private func englishWords(in texts: [String?]) -> [String] {
    texts.compactMap { $0 }.filter { text in
      text.lowercased().split { !$0.isLetter }.contains { word in
        word != "in" && Self.english.contains(word)
      }
    }
  }

  private func texts(of screen: RunScreen) -> [String?] {
    let metrics = [
      screen.distance, screen.time, screen.pace, screen.averagePace, screen.heartRate,
      screen.cadence,
    ]
    var texts: [String?] = metrics.map(\.label) + metrics.map(\.unit)
    texts += [screen.zone, screen.banner, screen.rival, screen.plan, screen.food]
    texts += screen.signals.map(\.words) + screen.gaps.map(\.words)
    texts += [screen.metronome?.unit, screen.metronome?.note]
    texts += (screen.metronome?.timbres ?? []).map(\.name)
    if let course = screen.course {
      texts += [course.place, course.title, course.rep, course.left.label, course.target]
      texts += [course.verdict, course.next] + course.buttons.map(\.label)
    }
    return texts
  }

  private func texts(of summary: RunSummary) -> [String?] {
    var texts: [String?] = [summary.title, summary.reps?.sentence]
    texts += summary.rows.flatMap { [$0.label, $0.value] } + summary.gaps.map(\.words)
    texts += (summary.reps?.rows ?? []).flatMap { [$0.step, $0.target, $0.verdict] }
    return texts
  }

  private func found(on recording: Recording, _ setup: RunSetup) -> [String] {
    var setup = setup
    setup.voiceClock = .estimated
    var playback = RunPlayback(of: recording, setup.companion, autoPause: setup.autoPause)
    var found: Set<String> = []
    while playback.nextPortion() != nil {
      let screen = RunScreen(of: playback.run, at: playback.now, in: .german)
      found.formUnion(englishWords(in: texts(of: screen)))
    }
    let summary = RunSummary(of: playback.run, count: LineCount(), in: .german)
    return found.sorted() + englishWords(in: texts(of: summary))
  }

  @Test func `has no English word on a run by steps`() {
    let quick = RunStep.Target.pace(
      fastest: .secondsPerKilometer(280),
      slowest: .secondsPerKilometer(290)
    )
    let calm = RunStep.Target.heartRate(low: .beatsPerMinute(100), high: .beatsPerMinute(120))
    let course = RunCourse(
      "Two",
      steps: [
        RunStep("Easy Run", until: .time(.seconds(120)), intensity: .warmUp),
        RunStep("Run", until: .distance(.meters(800)), target: quick, intensity: .work),
        RunStep("Rest", until: .time(.seconds(60)), intensity: .rest),
        RunStep("Run", until: .distance(.meters(1200)), target: calm, intensity: .work),
      ]
    )
    var plan = RunPlan(mode: .training)
    plan.course = course
    let setup = RunSetup(coach: .oldHand, plan: plan, language: "de")
    #expect(found(on: ObedientRun(plan).recording(), setup) == [])
  }

  @Test(arguments: [SimulatedScenario.redLights5K, .strapDropouts10K, .tunnel8K])
  func `has no English word on a race against a plan`(scenario: SimulatedScenario) {
    let race = RaceSetup(
      name: "Stadtlauf",
      day: Day(daysSince1970: 20_723),
      distance: .kilometers(5),
      target: .seconds(1500),
      pacing: .even,
      fueling: [.init(.distance(.kilometers(2)), "Gel", amount: "25 g")]
    )
    var plan = RunPlan(race)
    plan.cadence = CadencePlan(target: Tempo(clamping: 176), mode: .onDemand)
    let setup = RunSetup(coach: .zenGuide, plan: plan, language: "de")
    #expect(found(on: scenario.recording(seed: Seed(3)), setup) == [])
  }

  @Test func `writes distances with a comma, and leaves English as it is`() {
    let setup = RunSetup(coach: .oldHand, plan: RunPlan(), language: "de")
    var playback = RunPlayback(
      of: SimulatedScenario.steady5K.recording(seed: Seed(1)),
      setup.companion,
      autoPause: setup.autoPause
    )
    while playback.nextPortion() != nil {}
    let run = playback.run
    let german = RunSummary(of: run, count: LineCount(), in: .german)
    #expect(german.title.contains(",") && !german.title.contains("."), "\(german.title)")
    #expect(german.rows.map(\.label).prefix(2) == ["Distanz", "Zeit in Bewegung"])
    let english = RunSummary(of: run, count: LineCount())
    #expect(english.rows.map(\.label).prefix(2) == ["Distance", "Moving time"])
    #expect(RunScreen(of: run, at: playback.now).distance.label == "Distance")
  }
}
