/// A message that waits for an expression to be true.
struct ConditionTrigger: Equatable, Sendable {
  let message: Int
  /// Where its condition begins in the engine's program.
  let condition: Int32
  /// Seconds from one time to the next.
  let cooldown: Double?
  /// The branch that it opens when it fires.
  let opens: Int?
}

extension ScriptEngine {
  /// Finds the conditions that are true and may fire.
  ///
  /// With a cooldown a condition fires again and again while it is true, counted from when its line
  /// became due or was said, whichever was later. Without one it fires again only after it was false;
  /// unknown is not false.
  mutating func checkConditions(_ findings: inout Findings) {
    for place in triggers.conditions.indices {
      let index = triggers.conditions[place].message
      if isDone(index) { continue }
      if program.holds(from: triggers.conditions[place].condition, readings.values) {
        states[index].wasTrue = true
        if mayFire(place, at: findings.seconds) { fireOrHold(place, &findings) }
      } else {
        states[index].isHeldByBranch = false
        if states[index].isArmed, states[index].wasKnown { continue }
        guard program.truth(from: triggers.conditions[place].condition, readings.values) == .no
        else {
          continue
        }
        states[index].isArmed = true
        states[index].wasKnown = true
      }
    }
  }

  private func mayFire(_ place: Int, at seconds: Double) -> Bool {
    let state = states[triggers.conditions[place].message]
    if state.playsOnce, state.isWaiting { return false }
    guard let cooldown = triggers.conditions[place].cooldown else { return state.isArmed }
    return seconds - state.firedAt >= cooldown
  }

  private mutating func fireOrHold(_ place: Int, _ findings: inout Findings) {
    let index = triggers.conditions[place].message
    // A trigger opens its branch before its own line is looked at, which may belong to that branch.
    if let branch = triggers.conditions[place].opens { branches.open(branch, by: index) }
    guard branches.isActive(states[index].branch) else {
      hold(index, &findings)
      return
    }
    fire(index, &findings)
  }

  private mutating func hold(_ index: Int, _ findings: inout Findings) {
    guard !states[index].isHeldByBranch, let key = script.messages[index].branchKey else { return }
    states[index].isHeldByBranch = true
    let line = line(of: index, at: findings.moment.at, cause(of: index, findings.moment))
    findings.result.rows.append(
      LedgerRow(at: findings.moment.at, line: line, decision: .held(.branch(key)))
    )
  }
}
