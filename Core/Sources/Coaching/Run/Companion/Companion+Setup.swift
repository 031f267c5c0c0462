public import Training

extension Companion {
  /// What a coach is prepared with.
  public struct Setup: Equatable, Sendable {
    /// What it means to say.
    public var script: Script

    /// Its words for what its rules and the sensors find; empty for a script that speaks alone.
    public var phrasebook: Phrasebook

    /// What the runner means to do.
    public var plan: RunPlan

    /// What is known of the runner.
    public var runner: Runner

    /// The instant of the start in seconds since 1970-01-01T00:00:00Z, if the clock is known.
    public var startedAt: Double?

    /// Minutes east of UTC at the start.
    public var utcOffsetMinutes: Int?

    /// Who knows when a line has ended.
    public var voiceClock: VoiceQueue.Clock

    /// Creates a setup.
    public init(
      script: Script,
      phrasebook: Phrasebook = Phrasebook(),
      plan: RunPlan = RunPlan(),
      runner: Runner = Runner(),
      startedAt: Double? = nil,
      utcOffsetMinutes: Int? = nil,
      voiceClock: VoiceQueue.Clock = .estimated
    ) {
      self.script = script
      self.phrasebook = phrasebook
      self.plan = plan
      self.runner = runner
      self.startedAt = startedAt
      self.utcOffsetMinutes = utcOffsetMinutes
      self.voiceClock = voiceClock
    }
  }
}
