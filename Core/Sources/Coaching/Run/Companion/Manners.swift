/// How a coach behaves over a whole run: how soon it repeats itself, and for how long it is silent.
///
/// Without any it says what its script and rules have, and nothing else.
public struct Manners: Hashable, Sendable {
  /// For how long the same advice is not given again.
  public var adviceInterval: Duration?

  /// After how much silence a word is better than none.
  public var longestSilence: Duration?

  /// What is talked about then, in turns.
  public var smallTalk: [Topic]

  /// Creates manners.
  public init(
    adviceInterval: Duration? = nil,
    longestSilence: Duration? = nil,
    smallTalk: [Topic] = []
  ) {
    self.adviceInterval = adviceInterval
    self.longestSilence = longestSilence
    self.smallTalk = smallTalk
  }

  /// Those of a coach who talks so much on a run, and not of what the runner does not want to hear.
  public init(_ talk: TalkLevel, hasGoal: Bool, without unwanted: Set<TalkTopic> = []) {
    self.init(
      adviceInterval: .seconds(900),
      longestSilence: talk.patience(hasGoal: hasGoal),
      smallTalk: [.clock, .encouragement, .technique, .banter].filter { topic in
        !unwanted.contains { $0.covers(topic) }
      }
    )
  }
}
