public import Training

extension SummaryAssignment {
  /// What a proxy is told: the notes too, where the runner's words are shared.
  public func relay(telling facts: [Fact], sharing switches: PrivacySwitches) -> [UInt8] {
    var ask = ProxyAsk(task, coach: coach, swearing: swearing, facts: facts)
    ask.notes = switches[.words] ? notes.map { Words.cut($0, to: 1000) } : []
    return ask.bytes
  }
}
