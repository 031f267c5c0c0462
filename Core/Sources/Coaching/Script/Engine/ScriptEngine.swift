import Training

/// Knows which messages of a script are due at each moment of a run.
///
/// It finds moments and nothing else: whether a line is really said, and when, is the
/// ``Dispatcher``'s business, whose rows come back through ``settle(_:)``. ``LinePlanner`` joins the two.
///
/// A message with `playOnce` counts what was *said*: a line that was dropped (stale, muted, no longer
/// true) may come again, but only if its trigger recurs. A condition recurs, a distance does not.
///
/// Nothing fires before the start, while the runner stands, or on metrics that have been seen before,
/// which are those of a tracker that is no longer heard. All names are looked up once, at the
/// beginning; a second of a run touches numbers only.
public struct ScriptEngine: Equatable, Sendable {
  /// The script that it plays.
  public let script: Script

  var triggers: TriggerRules
  // All conditions of the script in one.
  let program: ConditionProgram
  var branches: BranchBook
  var states: [MessageState]
  var readings = Readings()
  // The metrics of the last moment: the same again are a tracker that has fallen silent.
  private var metrics: LiveMetrics?
  // Which variables have ever been known.
  var known: Set<Variable> = []
  // The messages whose lines wait in the dispatcher.
  var waiting: [Int] = []
  private let indexOfId: [String: Int]

  /// Prepares a script for a run.
  public init(script: Script) {
    self.script = script
    let branches = BranchBook(script)
    var states = script.messages.map { message in
      MessageState(branch: branches.index(of: message.branchKey), playsOnce: message.playOnce)
    }
    var program = ConditionProgram()
    triggers = TriggerRules(script, branches, &states, &program)
    self.branches = branches
    self.states = states
    self.program = program
    var indexOfId: [String: Int] = [:]
    for (index, message) in script.messages.enumerated() where indexOfId[message.id] == nil {
      indexOfId[message.id] = index
    }
    self.indexOfId = indexOfId
  }

  /// Finds what is due at a moment, and what was due and is no longer right.
  public mutating func consider(_ moment: Moment) -> Consideration {
    guard moment.metrics != metrics else { return Consideration() }
    metrics = moment.metrics
    var findings = Findings(moment)
    switch moment.metrics.state {
    case .preparing, .paused:
      return Consideration()
    case .running:
      look(at: moment)
      checkWaiting(&findings)
      checkConditions(&findings)
      checkFatigue(&findings)
    case .ended:
      // The last metrics of a run may be the first to show that the goal is reached.
      look(at: moment)
    }
    checkCrossings(&findings)
    return consideration(of: findings)
  }

  /// Records what was decided about the script's own lines.
  public mutating func settle(_ rows: [LedgerRow]) {
    for row in rows {
      guard case .script(let id) = row.line.source, let index = indexOfId[id] else { continue }
      switch row.decision {
      case .said:
        stopWaiting(index)
        states[index].isSaid = true
        states[index].firedAt = max(states[index].firedAt, row.at.inSeconds)
      case .dropped(.replaced):
        // The newer line waits on.
        break
      case .dropped:
        stopWaiting(index)
      case .ended(.expired), .ended(.failed):
        // It never reached the runner's ears, so it was not said.
        states[index].isSaid = false
      case .ended, .held, .unfired, .done, .leftAlone:
        break
      }
    }
  }
}

// MARK: One moment

extension ScriptEngine {
  /// What is found at one moment, before it is put into lines.
  struct Findings {
    let moment: Moment
    let seconds: Double
    var due: [(message: Int, cause: Cause)] = []
    var result = Consideration()

    init(_ moment: Moment) {
      self.moment = moment
      seconds = moment.at.inSeconds
    }
  }

  private mutating func look(at moment: Moment) {
    readings.update(moment)
    branches.update(
      readings,
      planned: moment.plan.plannedAverage(to: moment.metrics.distance)
    )
    guard known.count < Variable.allCases.count else { return }
    for variable in Variable.allCases where readings[variable] != nil { known.insert(variable) }
  }

  /// Drops the lines that wait and have become wrong: their condition or their branch has ended.
  private mutating func checkWaiting(_ findings: inout Findings) {
    for index in waiting {
      let state = states[index]
      let reason: Decision.Drop
      if !branches.isActive(state.branch), let key = script.messages[index].branchKey {
        reason = .branchInactive(key)
      } else if let condition = state.condition, !program.holds(from: condition, readings.values) {
        reason = .noLongerTrue
      } else {
        continue
      }
      stopWaiting(index)
      rearm(index)
      findings.result.withdrawn.append(
        Withdrawal(
          source: .script(script.messages[index].id),
          reason: reason,
          cause: cause(of: index, findings.moment)
        )
      )
    }
  }

  /// A line that was never said has used up neither its turn nor its cooldown.
  private mutating func rearm(_ index: Int) {
    states[index].isArmed = true
    states[index].firedAt = -.infinity
    triggers.rearm(index)
  }

  func isDone(_ index: Int) -> Bool { states[index].playsOnce && states[index].isSaid }

  /// The moment of a message has come.
  mutating func fire(_ index: Int, _ findings: inout Findings) {
    states[index].firedAt = findings.seconds
    states[index].isArmed = false
    states[index].isHeldByBranch = false
    states[index].wasConsidered = true
    if !states[index].isWaiting {
      states[index].isWaiting = true
      waiting.append(index)
    }
    findings.due.append((index, cause(of: index, findings.moment)))
  }

  private mutating func stopWaiting(_ index: Int) {
    guard states[index].isWaiting else { return }
    states[index].isWaiting = false
    waiting.removeAll { $0 == index }
  }

  private func consideration(of findings: Findings) -> Consideration {
    var result = findings.result
    for (index, cause) in findings.due.sorted(by: { $0.message < $1.message }) {
      result.due.append(line(of: index, at: findings.moment.at, cause))
    }
    return result
  }

  // MARK: Lines

  func line(of index: Int, at now: Duration, _ cause: Cause) -> Line {
    let message = script.messages[index]
    return Line(
      source: .script(message.id),
      rank: message.rank,
      priority: message.priority,
      topic: message.topic,
      text: message.text,
      claims: message.claims,
      dueAt: now,
      // A limit keeps a script's number from overflowing the clock.
      expiresAt: message.expiresAfterSeconds.map { now + .seconds(max(0, min($0, 1e9))) },
      audioPath: message.prerenderedAudioPath,
      cause: cause
    )
  }

  /// The current values that a message's trigger looks at.
  func cause(of index: Int, _ moment: Moment) -> Cause {
    let trigger = script.messages[index].trigger
    return .trigger(
      trigger,
      saw: trigger.variables(goal: moment.plan.goal).map { Reading($0, readings[$0]) },
      branch: branches.state(states[index].branch, in: script)
    )
  }
}
