import Exchange
public import Training

extension ScriptAssignment {
  /// What a proxy is told: the plan and how the coach talks, and nothing of the runner's body.
  public func relay(telling facts: [Fact], sharing switches: PrivacySwitches) -> [UInt8] {
    var ask = ProxyAsk(task, coach: coach, swearing: setup.swearing, facts: facts)
    if switches[.plans] {
      ask.setup = RunSetup(
        coach: coach,
        swearing: setup.swearing,
        plan: setup.plan,
        seed: setup.seed,
        talk: setup.talk,
        without: setup.unwanted
      )
    }
    return ask.bytes
  }
}
