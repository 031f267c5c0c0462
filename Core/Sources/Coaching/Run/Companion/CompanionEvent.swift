public import Training

/// What a companion is told.
public enum CompanionEvent: Hashable, Sendable {
  /// The tracker has published: once a second while all is well.
  case metrics(LiveMetrics)
  /// A second has passed on the companion's own clock, with or without metrics.
  case second
  /// Something is known of the sensors that no metrics tell.
  case notice(SensorNotice)
  /// An answer to the runner has arrived.
  case reply(Reply)
  /// The sound of a line has ended.
  case lineFinished(String)
  /// The sound of a line could not be played.
  case lineFailed(String)
  /// The runner wants silence, or no longer does.
  case mute(Bool)
  /// A call or another application takes the sound, or gives it back.
  case interruption(Bool)
  /// The runner speaks to the coach, or has finished.
  case talk(Bool)
}

/// An answer to something that the runner said.
public struct Reply: Hashable, Sendable {
  /// The voice note that was answered, and by whom.
  public struct Question: Hashable, Sendable {
    /// The name of the note, which is that of its sound.
    public var note: String

    /// When the answer was asked for, in seconds since 1970-01-01T00:00:00Z, to the millisecond.
    public var askedAt: Instant

    /// The language model that answered.
    public var model: String

    /// What the answer cost, in US dollars, where somebody counts.
    public var cost: Double?

    /// Creates a question.
    public init(note: String, askedAt: Instant, model: String, cost: Double? = nil) {
      self.note = note
      self.askedAt = askedAt
      self.model = model
      self.cost = cost
    }
  }

  /// Its name.
  public var id: String

  /// Its words.
  public var text: String

  /// What it answers, where that is kept.
  public var question: Question?

  /// Creates an answer.
  public init(id: String, text: String, to question: Question? = nil) {
    self.id = id
    self.text = text
    self.question = question
  }
}
