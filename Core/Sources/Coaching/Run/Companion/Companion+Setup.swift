public import Training

extension Companion {
  /// What a coach is prepared with.
  public struct Setup: Equatable, Sendable {
    /// What it means to say.
    public var script: Script

    /// Its words for what its rules and the sensors find; empty for a script that speaks alone.
    public var phrasebook: Phrasebook

    /// Its words for what the runner asks.
    public var answers: AnswerBook

    /// What the runner means to do.
    public var plan: RunPlan

    /// What is known of the runner.
    public var runner: Runner

    /// When the run starts, if the clock is known.
    public var startedAt: LocalTime?

    /// Who knows when a line has ended.
    public var voiceClock: VoiceQueue.Clock

    /// How it behaves over the whole run.
    public var manners: Manners

    /// What the runner wants to be told by the clock or the distance.
    public var cues: CueScheme?

    /// The words for that.
    public var cueWords: CueWords

    /// Whether its tones are heard though nothing is said.
    public var keepsTones: Bool

    /// Creates a setup.
    public init(
      script: Script,
      phrasebook: Phrasebook = Phrasebook(),
      answers: AnswerBook = AnswerBook(),
      plan: RunPlan = RunPlan(),
      runner: Runner = Runner(),
      startedAt: LocalTime? = nil,
      voiceClock: VoiceQueue.Clock = .estimated,
      manners: Manners = Manners(),
      cues: CueScheme? = nil,
      cueWords: CueWords = CueWords([:], names: [:]),
      keepsTones: Bool = false
    ) {
      self.script = script
      self.phrasebook = phrasebook
      self.answers = answers
      self.plan = plan
      self.runner = runner
      self.startedAt = startedAt
      self.voiceClock = voiceClock
      self.manners = manners
      self.cues = cues
      self.cueWords = cueWords
      self.keepsTones = keepsTones
    }
  }
}
