/// Something that the coach may say, from wherever it comes.
public struct Line: Hashable, Sendable {
  /// Who asked for a line.
  public enum Source: Hashable, Sendable {
    /// A message of the script, by its id.
    case script(String)
    /// A rule of the coach.
    case rule(CoachRule)
    /// An answer to the runner, by its id.
    case reply(String)
    /// The sensors.
    case sensor(SensorNotice)
    /// The clock of a workout, by the cue's name in its session.
    case cue(String)
    /// The course of steps.
    case course(CourseCue)
  }

  /// Who asked for it.
  public var source: Source

  /// What kind of thing it is.
  public var rank: Rank

  /// Which of two lines of one rank goes first: the higher, 50 unless said otherwise.
  public var priority: Int

  /// What it is about, for the words to be drawn when its turn comes; without one its text is said.
  public var topic: Topic?

  /// The words, with placeholders such as `{pace}` still in them.
  public var text: String

  /// What the words claim.
  public var claims: [Claim]

  /// When it became due.
  public var dueAt: Duration

  /// After when it is stale and is dropped, never said.
  public var expiresAt: Duration?

  /// A sound file made beforehand, relative to the script.
  public var audioPath: String?

  /// The tone that tells it in the place of a voice.
  public var earcon: Earcon?

  /// Why it became due, and what was seen then.
  public var cause: Cause

  /// The claims that were looked at when its words were drawn.
  public var findings: [ClaimFinding] = []

  /// Creates a line.
  public init(
    source: Source,
    rank: Rank,
    priority: Int = 50,
    topic: Topic? = nil,
    text: String,
    claims: [Claim] = [],
    dueAt: Duration,
    expiresAt: Duration? = nil,
    audioPath: String? = nil,
    cause: Cause = .itself
  ) {
    self.source = source
    self.rank = rank
    self.priority = priority
    self.topic = topic
    self.text = text
    self.claims = claims
    self.dueAt = dueAt
    self.expiresAt = expiresAt
    self.audioPath = audioPath
    self.cause = cause
  }

  /// The words with what they claim.
  var phrase: Phrase {
    get { Phrase(text, claims: claims) }
    set {
      text = newValue.text
      claims = newValue.claims
    }
  }

  /// How it stands among other lines.
  public var precedence: Precedence { Precedence(rank, priority) }

  /// Whether it is too late to begin with it.
  public func isStale(at now: Duration) -> Bool { expiresAt.map { $0 < now } ?? false }
}
