public import Coaching
public import Screens
public import Training

/// Everything that decides how a run is coached, as the page, the command and journals write it.
///
/// The same setup and the same events always give the same effects: words come from the coach's
/// personality and the seed, times from the events.
public struct RunSetup: Sendable {
  /// The coach, if one of ours writes the script or reacts.
  public var coach: Personality?

  /// The words of somebody's own coach, in the place of the coach's; they are in one language.
  ///
  /// They are no part of the JSON: who keeps a journal takes a coach of ours.
  public var ownWords: CoachBook?

  /// The digest of the words that a journal was opened with, where it says.
  public var words: String?

  /// Whether the coach may swear.
  public var swearing: Bool

  /// What the runner means to do.
  public var plan: RunPlan

  /// What is known of the runner.
  public var runner: Runner

  /// Chooses among the coach's words.
  public var seed: UInt64

  /// The pace that the runner will probably run at, for a plan without a target.
  public var expectedPace: Pace?

  /// A script of the user's own, which is played instead of one written for the plan.
  public var script: Script?

  /// Who knows when a line has ended.
  public var voiceClock: VoiceQueue.Clock

  /// The language that the runner wants to hear, such as `de`; ``speech`` is what they hear.
  public var language: String

  /// When the run starts, if the clock is known.
  public var startedAt: Instant?

  /// How far the clock of the place is ahead of UTC at the start, if somebody knows.
  public var offset: UTCOffset?

  /// Where the runner runs.
  public var place: RunPlace

  /// Whether the tracker pauses by itself while the runner stands.
  public var autoPause: Bool

  /// How the runner moves.
  public var sport: Recording.Sport

  /// How much the coach talks.
  public var talk: TalkLevel

  /// What the runner does not want to hear about.
  public var unwanted: Set<TalkTopic>

  /// Whether the coach minds what it has said lately and for how long it was silent; that of an older
  /// journal does not.
  public var isMindful: Bool

  /// What the runner wants to be told by the clock or the distance, in the place of the coach's splits.
  public var cues: CueScheme?

  /// Whether the scheme's tones are heard though nothing is said: a watch leaves the words to the phone.
  public var keepsTones: Bool

  /// Creates a setup.
  public init(
    coach: Personality? = .oldHand,
    ownWords: CoachBook? = nil,
    words: String? = nil,
    swearing: Bool = false,
    plan: RunPlan = RunPlan(),
    runner: Runner = Runner(),
    seed: UInt64 = 1,
    expectedPace: Pace? = nil,
    script: Script? = nil,
    voiceClock: VoiceQueue.Clock = .estimated,
    language: String = "en",
    startedAt: Instant? = nil,
    offset: UTCOffset? = nil,
    place: RunPlace = .outdoor,
    autoPause: Bool = false,
    sport: Recording.Sport = .running,
    talk: TalkLevel = .normal,
    without unwanted: Set<TalkTopic> = [],
    isMindful: Bool = false,
    cues: CueScheme? = nil,
    keepsTones: Bool = false
  ) {
    self.coach = coach
    self.ownWords = ownWords
    self.words = words
    self.swearing = swearing
    self.plan = plan
    self.runner = runner
    self.seed = seed
    self.expectedPace = expectedPace
    self.script = script
    self.voiceClock = voiceClock
    self.language = language
    self.startedAt = startedAt
    self.offset = offset
    self.place = place
    self.autoPause = autoPause
    self.sport = sport
    self.talk = talk
    self.unwanted = unwanted
    self.isMindful = isMindful
    self.cues = cues
    self.keepsTones = keepsTones
  }

  /// The language of what is said and of the voice: English where the coach does not speak the wanted one.
  public var speech: String {
    if let ownWords { return ownWords.language.rawValue }
    guard let coach, let wanted = Language(tag: language) else { return language }
    return coach.speaks(wanted) ? language : "en"
  }

  /// The language of the coach's words.
  public var spokenLanguage: Language { Language(tag: speech) ?? .english }

  /// The coach's words, where there is a coach and they are here.
  public var book: CoachBook? { ownWords ?? coach?.book(in: spokenLanguage) }

  /// What the tracker is prepared with.
  public var tracker: Tracker.Settings {
    Tracker.Settings(
      plan: plan,
      runner: runner,
      autoPause: autoPause,
      sport: sport,
      place: place
    )
  }

  /// What the companion is prepared with: a script of the user's own, else one that the coach writes.
  ///
  /// Beside a script of one's own a coach only reacts; without a coach the script speaks alone.
  public var companion: Companion.Setup {
    let author = coach.map { coach in
      OfflineAuthor(
        plan: plan,
        personality: coach,
        own: ownWords,
        allowsSwearing: swearing,
        seed: seed,
        expectedPace: expectedPace,
        runner: runner,
        talk: talk,
        without: leftOut,
        in: spokenLanguage
      )
    }
    let narration =
      if let script {
        Narration(script: script, phrasebook: author?.reactions ?? Phrasebook())
      } else {
        author?.write() ?? Narration(script: Script(id: "silence"), phrasebook: Phrasebook())
      }
    return Companion.Setup(
      script: narration.script,
      phrasebook: narration.phrasebook,
      answers: AnswerBook(by: author?.book, in: spokenLanguage),
      plan: plan,
      runner: runner,
      startedAt: startedAt.map { LocalTime($0, offset: offset) },
      voiceClock: voiceClock,
      manners: manners,
      cues: cues,
      cueWords: spokenLanguage == .german ? .german(plan.units) : .english(plan.units),
      keepsTones: keepsTones
    )
  }

  /// What the coach leaves out: its own splits too, where the runner has a scheme for them.
  private var leftOut: Set<TalkTopic> { cues == nil ? unwanted : unwanted.union([.splits]) }

  private var manners: Manners {
    guard isMindful else { return Manners() }
    var manners = Manners(talk, hasGoal: plan.goal != nil, without: leftOut)
    // Beside somebody's own script a coach only reacts.
    if script != nil { manners.longestSilence = nil }
    return manners
  }

  /// The same with what a recording says of the clock and of the runner, where nothing else does.
  public func completed(by recording: Recording) -> RunSetup {
    var setup = self
    setup.startedAt = startedAt ?? recording.startedAt.instant
    setup.offset = recording.startedAt.offset ?? offset ?? recording.nauticalOffset
    setup.expectedPace = expectedPace ?? recording.meanPace
    let known = recording.runner
    setup.runner.age = runner.age ?? known?.age
    setup.runner.maxHeartRate = runner.maxHeartRate ?? known?.maxHeartRate
    setup.runner.restingHeartRate = runner.restingHeartRate ?? known?.restingHeartRate
    setup.runner.kilograms = runner.kilograms ?? known?.kilograms
    setup.runner.sex = runner.sex ?? known?.sex
    return setup
  }
}

extension Recording {
  fileprivate var meanPace: Pace? {
    guard let distance = totals.distance, let timer = totals.timer else { return nil }
    return Pace(covering: distance, in: timer)
  }

  /// The hour that the sun would set: 15 degrees of longitude are an hour.
  fileprivate var nauticalOffset: UTCOffset? {
    samples.longitude.first { $0.isFinite }
      .map { UTCOffset(clamping: Int(($0 / 15).rounded()) * 60) }
  }
}
