import Training

extension ScriptEngine {
  /// Says of every message that never became due why not: for the end of a run.
  public func unfired(at moment: Moment) -> [LedgerRow] {
    states.indices.compactMap { index in
      guard !states[index].wasConsidered else { return nil }
      let line = line(of: index, at: moment.at, cause(of: index, moment))
      return LedgerRow(at: moment.at, line: line, decision: .unfired(miss(index, moment)))
    }
  }

  /// Why a message that waits for an expression never became due.
  func miss(
    _ index: Int,
    _ condition: Condition,
    elseAfterTrue: Decision.Miss?
  ) -> Decision.Miss {
    let state = states[index]
    if state.wasTrue {
      if let key = script.messages[index].branchKey, !branches.wasActive(state.branch) {
        return .branch(key)
      }
      return elseAfterTrue ?? .branch(script.messages[index].branchKey ?? "")
    }
    let unknown = condition.variables.filter { !known.contains($0) }
    return state.wasKnown || unknown.isEmpty ? .neverTrue : .neverKnown(unknown)
  }
}
