public import Training

extension InsightAssignment {
  /// What a proxy is told: the figures and nothing else.
  public func relay(telling facts: [Fact], sharing switches: PrivacySwitches) -> ProxyAsk {
    ProxyAsk(task, facts: facts)
  }
}
