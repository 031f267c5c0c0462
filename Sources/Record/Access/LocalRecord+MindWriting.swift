import Coaching
public import Exchange
import Prompts
import Screens
import Storage
import Training

extension LocalRecord {
  /// What a model would be told for writing a script.
  func scripting(_ setup: RunSetup) async throws -> ScriptAssignment {
    try await fold()
    var setup = setup
    setup.runner = try await library.runner(setup.runner, on: reader.today)
    let recent = try await library.history(limit: 30).entries.compactMap { entry in
      if case .activity(let other) = entry { other } else { nil }
    }
    return ScriptAssignment(
      setup,
      memory: try await library.memory(),
      runs: recent,
      on: reader.today
    )
  }

  /// What a model would be told for writing a workout.
  func working(_ ask: WorkoutAsk) async throws -> WorkoutAssignment {
    try await fold()
    return WorkoutAssignment(
      ask,
      memory: try await library.memory(),
      log: try await library.sessions(),
      catalogue: await database.exercises.matcher().catalogue,
      on: reader.today
    )
  }
}

extension LocalRecord {
  /// What the usual rehearsals of a script's plan show.
  fileprivate func report(on script: Script, for setup: RunSetup) -> ScriptReport {
    let proof = ScriptProof(script, setup)
    return proof.report(on: ScriptRehearsal.usual(for: proof.plan), in: reader.language)
  }
}

extension MindAPI.WriteScript: RecordRequest {
  /// A script that may be played, and whose line is whose.
  public func answer(from record: LocalRecord) async throws -> MindScript {
    let work = try await record.scripting(setup)
    guard work.isForModel else {
      return MindScript(
        work.fallback,
        problems: record.words(of: [.withheld(.planned)]),
        report: record.report(on: work.fallback, for: work.setup),
        prefix: ScriptAssignment.modelPrefix
      )
    }
    let outcome = try await record.mindDesk.ask(work, anew: isAnew)
    var script = outcome.verdict.value
    if outcome.verdict.isOfModel { script.model = outcome.model }
    return MindScript(
      script,
      model: outcome.verdict.isOfModel ? outcome.model : nil,
      problems: record.words(of: outcome.verdict.problems),
      report: record.report(on: script, for: work.setup),
      prefix: ScriptAssignment.modelPrefix,
      cost: MindSettings.dollars(outcome.cost)
    )
  }
}

extension MindAPI.ProveScript: RecordRequest {
  /// What rehearsals of its own plan show; its own coach reacts beside it.
  public func answer(from record: LocalRecord) async throws -> ScriptReport {
    record.report(on: script, for: RunSetup(script))
  }
}

extension MindAPI.WriteWorkout: RecordRequest {
  /// A candidate, or why there is none.
  public func answer(from record: LocalRecord) async throws -> MindWorkout {
    let outcome = try await record.mindDesk.ask(try await record.working(ask), anew: isAnew)
    let cost = MindSettings.dollars(outcome.cost)
    guard let workout = outcome.verdict.value else {
      return MindWorkout(problems: record.words(of: outcome.verdict.problems), cost: cost)
    }
    return MindWorkout(
      text: workout.text,
      title: workout.title,
      why: workout.why,
      model: outcome.model,
      problems: record.words(of: outcome.verdict.problems),
      cost: cost
    )
  }
}

extension MindAPI.Refuse: RecordRequest {
  /// Everything that is still remembered.
  public func answer(from record: LocalRecord) async throws -> MemoryList {
    _ = try await record.store.forget(key)
    try await record.store.refuse(key)
    return try await record.ask(MemoryAPI.List())
  }
}
