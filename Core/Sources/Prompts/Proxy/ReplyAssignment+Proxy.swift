public import Training

extension ReplyAssignment {
  /// What a proxy is told: the words, and the lines said lately where the run is shared.
  public func relay(telling facts: [Fact], sharing switches: PrivacySwitches) -> [UInt8] {
    var ask = ProxyAsk(task, coach: coach, swearing: swearing, facts: facts)
    ask.words = switches[.words] ? Words.cut(words, to: 600) : ""
    ask.said = switches[.thisRun] ? said.map { Words.cut($0, to: 200) } : []
    return ask.bytes
  }
}
