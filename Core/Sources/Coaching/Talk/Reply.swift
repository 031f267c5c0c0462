public import Training

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
