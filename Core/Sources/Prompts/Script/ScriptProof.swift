public import Coaching
public import Exchange
public import Screens
public import Training

/// Finds out whether a script may be played: its words, what they claim, and what becomes of it on runs.
///
/// ```swift
/// let report = ScriptProof(script, setup).report(on: ScriptRehearsal.usual(for: setup.plan))
/// ```
public struct ScriptProof: Sendable {
  // The most of its planned lines that no rehearsal gets to.
  private static let mostUnsaid = 0.1

  private let script: Script
  private let setup: RunSetup

  /// Takes a script and the run that it is for; a plan that says nothing is the script's own.
  public init(_ script: Script, _ setup: RunSetup) {
    self.script = script
    var setup = setup
    setup.script = script
    if setup.plan == RunPlan(), let plan = script.plan { setup.plan = plan }
    // What a coach says of its own accord must not hide what the script leaves out.
    setup.isMindful = false
    self.setup = setup
  }

  /// The plan that it is proved on.
  public var plan: RunPlan { setup.plan }

  /// Plays it on some runs, and tells whoever reads a language.
  public func report(
    on rehearsals: [ScriptRehearsal],
    in language: Language = .english
  ) -> ScriptReport {
    let shown = proof(on: rehearsals, in: language)
    return ScriptReport(
      runs: shown.runs,
      findings: shown.findings.map { $0.words(in: language) },
      doubts: shown.doubts.map { $0.words(in: language) }
    )
  }

  /// What is wrong with it on some runs; one that has no such finding may be played.
  func findings(on rehearsals: [ScriptRehearsal]) -> [ScriptFinding] {
    proof(on: rehearsals, in: .english).findings
  }

  private func proof(on rehearsals: [ScriptRehearsal], in language: Language)
    -> (runs: [ScriptReport.Run], findings: [ScriptFinding], doubts: [ModelProblem])
  {
    var findings = words()
    var doubts: [ModelProblem] = []
    var runs: [ScriptReport.Run] = []
    var said: Set<String> = []
    for rehearsal in rehearsals {
      let heard = rehearsal.play(setup, script)
      said.formUnion(heard.own)
      let result = rehearsal.result(heard, script, mode: plan.mode, in: language)
      runs.append(result.run)
      for finding in result.findings where !findings.contains(finding) { findings.append(finding) }
    }
    let planned = script.messages.filter { $0.trigger.isScheduled && $0.branchKey == nil }
    let unsaid = planned.filter { !said.contains($0.id) }.map { $0.id }
    if Double(unsaid.count) > Double(planned.count) * Self.mostUnsaid {
      let names = Array(unsaid.prefix(8))
      findings.append(ScriptFinding(.staging(.neverSaid(unsaid.count, names))))
    } else {
      doubts += unsaid.map { .staging(.unreached($0)) }
    }
    let waiting = script.messages.filter { !$0.trigger.isScheduled && !said.contains($0.id) }
    doubts += waiting.map { .staging(.noMoment($0.id)) }
    return (runs, findings, doubts)
  }

  /// What is wrong with the lines as they are written.
  private func words() -> [ScriptFinding] {
    let truth = ScriptTruth(plan)
    var findings: [ScriptFinding] = []
    // Where a coach finds words on a topic, those of the file are not said.
    let own = script.messages.filter { $0.topic == nil || setup.coach == nil }
    for message in own {
      var problems = ScriptWords.problems(in: message.text, swearing: setup.swearing)
      problems += truth.problems(in: message.text, waitingFor: message.trigger)
      findings += problems.map { ScriptFinding($0, of: message.id) }
    }
    for (first, second) in ScriptWords.pairs(own.map { $0.text }) {
      findings.append(ScriptFinding(.staging(.like(own[first].id)), of: own[second].id))
    }
    findings += Self.ends(of: script.messages, truth, hasGoal: plan.goal != nil, plan.course)
      .map { ScriptFinding($0) }
    return findings
  }

  /// Whether there is a word at the start, and one towards the finish.
  static func ends(
    of messages: [ScriptMessage],
    _ truth: ScriptTruth,
    hasGoal: Bool,
    _ course: RunCourse? = nil
  ) -> [ModelProblem] {
    // The steps of a planned run begin and end it.
    guard course == nil else { return [] }
    let places = messages.flatMap { message in
      message.trigger.isScheduled
        ? message.trigger.places(length: truth.length, speed: truth.speed) : []
    }
    var problems: [ModelProblem] = []
    if !places.contains(where: { $0.meters <= 300 || $0.seconds <= 60 }) {
      problems.append(.staging(.noStart))
    }
    if hasGoal, !places.contains(where: { $0.meters >= truth.lateFrom }) {
      problems.append(.staging(.noFinish))
    }
    return problems
  }
}
