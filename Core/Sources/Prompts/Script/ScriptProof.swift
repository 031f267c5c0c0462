public import Coaching
public import Exchange
import Screens
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

  /// Plays it on some runs.
  public func report(on rehearsals: [ScriptRehearsal]) -> ScriptReport {
    var findings = words()
    var doubts: [String] = []
    var runs: [ScriptReport.Run] = []
    var said: Set<String> = []
    for rehearsal in rehearsals {
      let heard = rehearsal.play(setup, script)
      said.formUnion(heard.own)
      let result = rehearsal.result(heard, script, mode: plan.mode)
      runs.append(result.run)
      for finding in result.findings where !findings.contains(finding) { findings.append(finding) }
    }
    let planned = script.messages.filter { $0.trigger.isScheduled && $0.branchKey == nil }
    let unsaid = planned.filter { !said.contains($0.id) }.map { $0.id }
    if Double(unsaid.count) > Double(planned.count) * Self.mostUnsaid {
      let names = unsaid.prefix(8).joined(separator: ", ")
      findings.append(.init(nil, "\(unsaid.count) of its lines are never said: \(names)"))
    } else {
      doubts += unsaid.map { "\($0): no rehearsal gets to it" }
    }
    let waiting = script.messages.filter { !$0.trigger.isScheduled && !said.contains($0.id) }
    doubts += waiting.map { "\($0.id): no rehearsal has its moment" }
    return ScriptReport(runs: runs, findings: findings, doubts: doubts)
  }

  /// What is wrong with the lines as they are written.
  private func words() -> [ScriptReport.Finding] {
    let truth = ScriptTruth(plan)
    var findings: [ScriptReport.Finding] = []
    // Where a coach finds words on a topic, those of the file are not said.
    let own = script.messages.filter { $0.topic == nil || setup.coach == nil }
    for message in own {
      var problems = ScriptWords.problems(in: message.text, swearing: setup.swearing)
      problems += truth.problems(in: message.text, waitingFor: message.trigger)
      findings += problems.map { ScriptReport.Finding(message.id, $0) }
    }
    for (first, second) in ScriptWords.pairs(own.map { $0.text }) {
      findings.append(.init(own[second].id, "it says nearly the same as \(own[first].id)"))
    }
    findings += Self.ends(of: script.messages, truth, hasGoal: plan.goal != nil, plan.course)
      .map { .init(nil, $0) }
    return findings
  }

  /// Whether there is a word at the start, and one towards the finish.
  static func ends(
    of messages: [ScriptMessage],
    _ truth: ScriptTruth,
    hasGoal: Bool,
    _ course: RunCourse? = nil
  ) -> [String] {
    // The steps of a planned run begin and end it.
    guard course == nil else { return [] }
    let places = messages.flatMap { message in
      message.trigger.isScheduled
        ? message.trigger.places(length: truth.length, speed: truth.speed) : []
    }
    var problems: [String] = []
    if !places.contains(where: { $0.meters <= 300 || $0.seconds <= 60 }) {
      problems.append("there is no line at the start, within the first 60 seconds")
    }
    if hasGoal, !places.contains(where: { $0.meters >= truth.lateFrom }) {
      problems.append(
        "there is no line towards the finish, within the last kilometer or the last tenth"
      )
    }
    return problems
  }
}
