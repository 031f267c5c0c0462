/// A line that a script will have: what it is about, what it waits for and how much it matters.
public struct PlannedLine: Equatable, Sendable {
  /// How much a line matters, and how long it stays fresh.
  public struct Weight: Equatable, Sendable {
    /// What kind of thing it is.
    public var rank: Rank
    /// Which of two lines of one rank goes first: the higher.
    public var priority: Int
    /// How long after its moment it may still be said, in seconds.
    public var expiresAfter: Double

    /// Creates a weight.
    public init(_ rank: Rank, _ priority: Int, expiresAfter: Double) {
      self.rank = rank
      self.priority = priority
      self.expiresAfter = expiresAfter
    }
  }

  /// The name of its message in the script.
  public var id: String

  /// What it is about.
  public var topic: Topic

  /// What it waits for.
  public var trigger: Trigger

  /// The second at which it is probably said.
  public var seconds: Double

  /// How much it matters.
  public var weight: Weight

  /// The branch that it belongs to.
  public var branch: PaceBand?

  /// What it says to take, on a race that was planned with it; its words are not drawn anew.
  public var serving: Serving?

  /// The message that says a line.
  func message(saying phrase: Phrase) -> ScriptMessage {
    ScriptMessage(
      id: id,
      trigger: trigger,
      text: phrase.text,
      topic: serving == nil ? topic : nil,
      claims: phrase.claims,
      branchKey: branch?.rawValue,
      priority: weight.priority,
      expiresAfterSeconds: weight.expiresAfter,
      declaredRank: weight.rank
    )
  }
}
