public import Training

extension InsightAssignment {
  /// What a proxy is told: the figures and nothing else.
  public func relay(telling facts: [Fact], sharing switches: PrivacySwitches) -> [UInt8] {
    ProxyAsk(task, facts: facts).bytes
  }
}
