/// How many lines an author has on each topic, without their words.
public struct LineStock: Hashable, Sendable {
  private var counts: [Topic: Int]

  /// Creates a stock; a topic that is not in it has no lines.
  public init(_ counts: [Topic: Int]) { self.counts = counts }

  /// How many lines are left on a topic.
  func count(_ topic: Topic) -> Int { counts[topic] ?? 0 }

  /// The first of some topics that has a line left.
  func first(of topics: [Topic]) -> Topic? { topics.first { count($0) > 0 } }

  /// Uses a line on a topic; returns whether there was one left.
  ///
  /// Lines about food and drink may repeat.
  mutating func use(_ topic: Topic) -> Bool {
    let left = count(topic)
    guard left > 0 else { return false }
    if topic == .fuel || topic == .drink { return true }
    counts[topic] = left - 1
    return true
  }
}
