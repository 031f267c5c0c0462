import Exchange
public import Training

extension WorkoutAssignment {
  /// What a proxy is told: the wish, the words unless only the wish may go, and how the day is where that
  /// is shared.
  public func relay(telling facts: [Fact], sharing switches: PrivacySwitches) -> [UInt8] {
    var ask = ProxyAsk(task, facts: facts)
    guard switches[.words] else { return ask.bytes }
    var told = self.ask
    if told.mode == .summary { told.words = "-" }
    if !switches[.body] { told.wish.readiness = nil }
    ask.workout = told
    return ask.bytes
  }
}
