import Training

extension ScriptEngine {
  /// Finds the messages with a distance or time that has been passed.
  mutating func checkCrossings(_ findings: inout Findings) {
    for index in triggers.crossings.pass(findings.moment) {
      if branches.isActive(states[index].branch) {
        fire(index, &findings)
      } else if let key = script.messages[index].branchKey {
        states[index].wasConsidered = true
        let line = line(of: index, at: findings.moment.at, cause(of: index, findings.moment))
        findings.result.rows.append(
          LedgerRow(at: findings.moment.at, line: line, decision: .dropped(.branchInactive(key)))
        )
      }
    }
  }

  /// The most important rank that will be due within some time at the present pace.
  ///
  /// An answer to the runner should not begin just before it. Conditions cannot be foreseen.
  public func expectedRank(within time: Duration, after moment: Moment) -> Rank? {
    guard moment.metrics.state == .running else { return nil }
    var best: Rank?
    for index in triggers.crossings.ahead(of: moment, within: time.inSeconds)
    where branches.isActive(states[index].branch) && !isDone(index) {
      let rank = script.messages[index].rank
      best = min(best ?? rank, rank)
    }
    return best
  }
}
