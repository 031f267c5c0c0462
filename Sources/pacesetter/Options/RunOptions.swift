import ArgumentParser
import Coaching
import Exchange
import Training

/// Which recording is coached, and how: for every command that plays a run.
struct RunOptions: ParsableArguments {
  @OptionGroup(title: "The plan") var plan: PlanOptions
  @OptionGroup(title: "The coach") var coach: CoachOptions
  @OptionGroup(title: "The runner") var runner: HeartOptions
  @OptionGroup var data: DataOption

  @Flag(inversion: .prefixedNo, help: "Pause while you stand, as the page does; never in a race.")
  var autoPause = true

  /// Reads a recording and a script, and puts everything together.
  ///
  /// A plan that is not given is the script's own, else that of the simulated run. Beside a script
  /// a personality only reacts, and only when it is asked for. What the runner says now counts first,
  /// then what the record remembers and measured, then what the recording contains.
  func job(
    _ recording: String,
    script path: String?,
    hearsLinesEnd: Bool = false,
    salvages: Bool? = false
  ) async throws -> RunJob {
    let source = try RecordingSource(recording, seed: coach.seed, salvages: salvages)
    let script = try path.map { try ScriptFile($0).script }
    let setup = RunSetup(
      coach: coach.personality ?? (script == nil ? CoachOptions.usual : nil),
      swearing: coach.swearing,
      plan: try plan.plan(over: script?.plan ?? source.plan),
      runner: await data.runner(runner.runner),
      seed: coach.seed,
      script: script,
      voiceClock: hearsLinesEnd ? .reported : .estimated,
      autoPause: autoPause,
      talk: coach.talk,
      without: Set(coach.withoutTopic)
    )
    return RunJob(source.recording, setup)
  }
}
