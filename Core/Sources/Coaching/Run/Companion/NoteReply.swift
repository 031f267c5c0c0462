/// What a language model answers to a voice note, from the moment at which it is asked.
///
/// Times are in seconds since 1970-01-01T00:00:00Z, to the millisecond.
public struct NoteReply: Hashable, Sendable {
  /// What came back.
  public struct Answer: Hashable, Sendable {
    /// Its words.
    public var text: String
    /// When it came.
    public var at: Double

    /// Creates an answer.
    public init(_ text: String, at: Double) {
      self.text = text
      self.at = at
    }
  }

  /// Its name, as ``PlayedMessage/message`` has it where it was said.
  public var id: String

  /// When it was asked for.
  public var requestedAt: Double

  /// What came back; nothing while it waits.
  public var answer: Answer?

  /// When it was said; nothing where it never was.
  public var playedAt: Double?

  /// The language model: "claude-haiku-4-5".
  public var model: String

  /// What it cost, in US dollars, where somebody counts.
  public var cost: Double?

  /// Creates a reply that waits, or one that has come.
  public init(
    id: String,
    requestedAt: Double,
    answer: Answer? = nil,
    playedAt: Double? = nil,
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
