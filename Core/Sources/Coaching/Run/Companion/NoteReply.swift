public import Training

/// What a language model answers to a voice note, from the moment at which it is asked.
///
/// Its moments are kept to the millisecond.
public struct NoteReply: Hashable, Sendable {
  /// What came back.
  public struct Answer: Hashable, Sendable {
    /// Its words.
    public var text: String
    /// When it came.
    public var at: Instant

    /// Creates an answer.
    public init(_ text: String, at: Instant) {
      self.text = text
      self.at = at
    }
  }

  /// Its name, as ``PlayedMessage/message`` has it where it was said.
  public var id: String

  /// When it was asked for.
  public var requestedAt: Instant

  /// What came back; nothing while it waits.
  public var answer: Answer?

  /// When it was said; nothing where it never was.
  public var playedAt: Instant?

  /// The language model: "claude-haiku-4-5".
  public var model: String

  /// What it cost, in US dollars, where somebody counts.
  public var cost: Double?

  /// Creates a reply that waits, or one that has come.
  public init(
    id: String,
    requestedAt: Instant,
    answer: Answer? = nil,
    playedAt: Instant? = nil,
    model: String,
    cost: Double? = nil
  ) {
    self.id = id
    self.requestedAt = requestedAt
    self.answer = answer
    self.playedAt = playedAt
    self.model = model
    self.cost = cost
  }
}
