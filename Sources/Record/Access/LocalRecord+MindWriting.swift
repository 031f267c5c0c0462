import Coaching
public import Exchange
import Prompts
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

extension MindAPI.WriteScript: RecordRequest {
  /// A script that may be played, and whose line is whose.
  public func answer(from record: LocalRecord) async throws -> MindScript {
    let work = try await record.scripting(setup)
    let rehearsals = ScriptRehearsal.usual(for: work.setup.plan)
    guard work.isForModel else {
      return MindScript(
        work.fallback,
        problems: ["the steps of a planned run say what there is to say; no model is asked"],
        report: ScriptProof(work.fallback, work.setup).report(on: rehearsals),
        prefix: ScriptAssignment.modelPrefix
      )
    }
    let outcome = try await record.mindDesk.ask(work, anew: isAnew)
    var script = outcome.verdict.value
    if outcome.verdict.isOfModel { script.model = outcome.model }
    return MindScript(
      script,
      model: outcome.verdict.isOfModel ? outcome.model : nil,
      problems: outcome.verdict.problems,
      report: ScriptProof(script, work.setup).report(on: rehearsals),
      prefix: ScriptAssignment.modelPrefix,
      cost: MindSettings.dollars(outcome.cost)
    )
  }
}

extension MindAPI.ProveScript: RecordRequest {
  /// What rehearsals of its own plan show; its own coach reacts beside it.
  public func answer(from record: LocalRecord) async throws -> ScriptReport {
    let proof = ScriptProof(script, RunSetup(script))
    return proof.report(on: ScriptRehearsal.usual(for: proof.plan))
  }
}

extension MindAPI.WriteWorkout: RecordRequest {
  /// A candidate, or why there is none.
  public func answer(from record: LocalRecord) async throws -> MindWorkout {
    let outcome = try await record.mindDesk.ask(try await record.working(ask), anew: isAnew)
    let cost = MindSettings.dollars(outcome.cost)
    guard let workout = outcome.verdict.value else {
      return MindWorkout(problems: outcome.verdict.problems, cost: cost)
    }
    return MindWorkout(
      text: workout.text,
      title: workout.title,
      why: workout.why,
      model: outcome.model,
      problems: outcome.verdict.problems,
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
