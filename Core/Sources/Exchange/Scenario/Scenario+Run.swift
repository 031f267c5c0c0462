import Coaching
import Screens
import Training

extension Scenario {
  private static let runSettings = [
    "mode", "goal", "target", "cadence", "cadence-mode", "coach", "max-hr", "seed", "message",
    "branches", "measured-by", "place", "auto-pause", "show",
  ]

  /// Plays a run's scenario second by second.
  func runEffects() throws(ScenarioError) -> [ScenarioOutcome.Effect] {
    try allow(Self.runSettings)
    let shown = try shown(RunStory.everything, usually: ["lines"])
    let setup = try runSetup()
    var story = RunStory(setup, measuredByPositions: try isMeasuredByPositions(), shown)
    let end = rows[rows.count - 1].at
    var rest = rows[...]
    var second: Int64 = 0
    while true {
      let now = Duration.seconds(second)
      while let row = rest.first, row.at < now {
        for event in row.events { try story.play(event, at: row.at) }
        rest.removeFirst()
      }
      // Sensors tell of a second before the buttons of that second, and both before it is over.
      let present = rest.prefix { $0.at == now }.flatMap { $0.events }
      rest = rest.drop { $0.at == now }
      var pressed: [Event] = []
      for event in present where try !story.change(event, at: now) { pressed.append(event) }
      story.sense(at: now)
      for event in pressed { try story.press(event, at: now) }
      story.pass(to: now)
      guard now < end || !rest.isEmpty else { return story.effects }
      second += 1
    }
  }

  private func isMeasuredByPositions() throws(ScenarioError) -> Bool {
    guard let setting = setting("measured-by") else { return false }
    switch setting.value {
    case "positions": return true
    case "device": return false
    default: throw setting.wrong("device or positions")
    }
  }

  private func runSetup() throws(ScenarioError) -> RunSetup {
    var setup = RunSetup(
      coach: try choice("coach"),
      plan: try runPlan(),
      script: try script(),
      place: try choice("place") ?? .outdoor,
      autoPause: setting("auto-pause")?.value == "on"
    )
    if let setting = setting("max-hr") {
      guard let rate = Double(setting.value) else { throw setting.wrong("beats a minute") }
      setup.runner.maxHeartRate = .beatsPerMinute(rate)
    }
    if let setting = setting("seed") {
      guard let seed = UInt64(setting.value) else { throw setting.wrong("a whole number") }
      setup.seed = seed
    }
    return setup
  }

  private func runPlan() throws(ScenarioError) -> RunPlan {
    var plan = RunPlan(mode: try choice("mode") ?? .free)
    if let setting = setting("goal") {
      // A goal is either; what is neither is refused below in a sentence that names both.
      if let distance = try? Distance(typed: setting.value) {
        plan.goal = .distance(distance)
      } else if let time = try? Duration(typed: setting.value) {
        plan.goal = .time(time)
      } else {
        throw setting.wrong("a distance such as 10 km or a time such as 25 min")
      }
    }
    if let setting = setting("target") {
      // The error names the line of the scenario as well.
      guard let pace = try? Pace(typed: setting.value, units: .metric) else {
        throw setting.wrong("a pace such as 5:00")
      }
      plan.targetPace = pace
    }
    if let setting = setting("cadence") {
      // The error names the line of the scenario as well.
      guard let target = Int(setting.value), let tempo = try? Tempo(beatsPerMinute: target) else {
        throw setting.wrong("steps a minute from 150 to 230")
      }
      plan.cadence = CadencePlan(target: tempo, mode: try choice("cadence-mode") ?? .steady)
    }
    return plan
  }

  /// The messages, each as a script file has it, as one script.
  private func script() throws(ScenarioError) -> Script {
    let messages = settings.filter { $0.key == "message" }
    let branches = setting("branches").map {
      ",\"branchPolicy\":\"branched\",\"branches\":\($0.value)"
    }
    let text =
      "{\"id\":\"scenario\"\(branches ?? ""),\"messages\":["
      + messages.map { $0.value }.joined(separator: ",") + "]}"
    let (script, diagnostics) = Script.read(Array(text.utf8))
    guard let script, !diagnostics.hasErrors else {
      let reason = diagnostics.first { $0.severity == .error }?.message ?? "no script"
      let place = messages.first?.location ?? rows[0].location
      throw ScenarioError(
        .value(key: "message", found: reason, expected: "a message of a script"),
        at: place
      )
    }
    return script
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String
  ) throws(ScenarioError) -> Choice? where Choice.RawValue == String {
    guard let setting = setting(key) else { return nil }
    guard let choice = Choice(rawValue: setting.value) else {
      throw setting.wrong("one of " + Choice.allCases.map { $0.rawValue }.joined(separator: ", "))
    }
    return choice
  }
}
