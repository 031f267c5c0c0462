/// One line of a script with the moment it waits for.
public struct ScriptMessage: Equatable, Sendable {
  /// The message's name, unique in its script.
  public var id: String

  /// The moment it waits for.
  public var trigger: Trigger

  /// The words, with placeholders such as `{pace}`: what is said where no coach has words on the topic.
  public var text: String

  /// What it is about: a coach finds words for it that fit the moment.
  public var topic: Topic?

  /// What the words claim; they are said only while all of it holds.
  public var claims: [Claim]

  /// The branch it belongs to, looked at in a branched script.
  public var branchKey: String?

  /// Which of two lines goes first: the higher, and 90 and up decide a race.
  public var priority: Int

  /// Whether it is said only once; `distance` with `everyMeters` recurs by its nature.
  public var playOnce: Bool

  /// A sound file made beforehand.
  public var prerenderedAudioPath: String?

  /// How long after its moment it may still be said, in seconds.
  public var expiresAfterSeconds: Double?

  /// What kind of thing it is, if the script says so; else it follows from the priority.
  public var declaredRank: Rank?

  /// Creates a message with the defaults of the script format.
  public init(
    id: String,
    trigger: Trigger,
    text: String,
    topic: Topic? = nil,
    claims: [Claim] = [],
    branchKey: String? = nil,
    priority: Int = 50,
    playOnce: Bool = true,
    prerenderedAudioPath: String? = nil,
    expiresAfterSeconds: Double? = nil,
    declaredRank: Rank? = nil
  ) {
    self.id = id
    self.trigger = trigger
    self.text = text
    self.topic = topic
    self.claims = claims
    self.branchKey = branchKey
    self.priority = priority
    self.playOnce = playOnce
    self.prerenderedAudioPath = prerenderedAudioPath
    self.expiresAfterSeconds = expiresAfterSeconds
    self.declaredRank = declaredRank
  }

  /// What kind of thing it is: as declared, else race-critical from priority 90, else coaching.
  public var rank: Rank { declaredRank ?? (priority >= 90 ? .race : .coach) }
}
