import ArgumentParser
import Coaching
import Exchange
import Screens
import Training

/// Which recording is coached, and how: for every command that plays a run.
struct RunOptions: ParsableArguments {
  @OptionGroup(title: "The plan") var plan: PlanOptions

  @Option(
    help: ArgumentHelp(
      "A running workout to be led through: its name, its title or a file (.md, .fit, .zwo, .json).",
      valueName: "name"
    )
  )
  var workout: String?

  @OptionGroup var library: LibraryOption

  @Option(
    help: ArgumentHelp(
      "Race a past run: a recording, an activity of the record by its ID, or best: your fastest of the distance.",
      valueName: "run"
    )
  )
  var rival: String?
  @OptionGroup(title: "The coach") var coach: CoachOptions
  @OptionGroup(title: "The runner") var runner: HeartOptions
  @OptionGroup var data: DataOption

  @Option(
    help: ArgumentHelp(
      "The planned race that it is: the start of its name, or none (default: the race of that day).",
      valueName: "name"
    )
  )
  var race: String?

  @Option(
    help: ArgumentHelp(
      "The cue scheme: a name, or none (default: the one that 'cues' uses for such runs).",
      valueName: "name"
    )
  )
  var cues: String?

  @Flag(inversion: .prefixedNo, help: "Pause while you stand, as the page does; never in a race.")
  var autoPause = true

  /// Whether there is a plan that can be rehearsed.
  var namesPlan: Bool {
    workout != nil || plan.distance != nil || plan.time != nil || race.map { $0 != "none" } ?? false
  }

  /// Reads a recording and a script, and puts everything together; without a recording somebody runs the
  /// plan as it asks.
  ///
  /// A plan that is not given is the race's of that day, the script's own, or that of the simulated run. Beside a script
  /// a personality only reacts, and only when it is asked for. What the runner says now counts first,
  /// then what the record remembers and measured, then what the recording contains.
  func job(
    _ recording: String?,
    script path: String?,
    hearsLinesEnd: Bool = false,
    salvages: Bool? = false
  ) async throws -> RunJob {
    let source = try recording.map {
      try RecordingSource($0, seed: coach.seed, salvages: salvages)
    }
    let file = if let path { try await ScriptFile.named(path, in: data) } else { ScriptFile?.none }
    let script = file?.script
    let race = try await race(of: source, isPlanned: script?.plan != nil)
    let raced = race.map { RunPlan($0, units: plan.units ?? .metric) }
    var planned = try plan.plan(over: raced ?? script?.plan ?? source?.plan)
    if let course = try course() {
      planned.course = course
      if plan.mode == nil { planned.mode = .training }
    }
    if let rival { planned.rival = try await NamedRival(rival, over: planned.goal, data).rival }
    let setup = RunSetup(
      coach: coach.personality ?? (script == nil ? CoachOptions.usual : nil),
      ownWords: try coach.ownWords(),
      swearing: coach.swearing,
      plan: planned,
      runner: await data.runner(runner.runner),
      seed: coach.seed,
      script: script,
      voiceClock: hearsLinesEnd ? .reported : .estimated,
      language: coach.language.rawValue,
      autoPause: autoPause,
      talk: coach.talk,
      without: Set(coach.withoutTopic),
      isMindful: true,
      cues: try await cueScheme(for: planned)
    )
    let offer =
      planned.race == nil
      ? nil
      : race.map { RaceOffer($0, units: planned.units, isToday: false).sentence }
    return RunJob(
      source?.recording ?? ObedientRun(planned).recording(),
      setup,
      race: offer,
      sounds: file?.folder
    )
  }

  /// The scheme that was named, else the one that is used for such runs.
  private func cueScheme(for plan: RunPlan) async throws -> CueScheme? {
    guard let cues else { return await data.cues().scheme(for: plan) }
    guard cues != "none" else { return nil }
    let book = try await data.ask(CueAPI.List()).book
    guard let scheme = book[cues] else {
      throw Failure(.usage, "no cue scheme is named \(cues); 'pacesetter cues' lists them")
    }
    return scheme
  }

  /// The race that was named, else the race of the recording's day where nothing else says what is run.
  private func race(of source: RecordingSource?, isPlanned: Bool) async throws -> RaceSetup? {
    if let race {
      guard race != "none" else { return nil }
      return try await data.ask(RaceAPI.List()).entry(named: race).race
    }
    guard let source, workout == nil, !isPlanned, source.plan == nil, plan.distance == nil,
      plan.time == nil, plan.mode ?? .race == .race
    else { return nil }
    return RaceSetup.race(recordedIn: source.recording, among: await data.races())
  }

  /// The steps of the workout, if one is named.
  private func course() throws(Failure) -> RunCourse? {
    try workout.map { name throws(Failure) in try NamedCourse(name, library).course }
  }
}
