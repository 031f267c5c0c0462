/// The words that one personality has for all that it may have to say.
///
/// The core's rules know no words: the author of a script hands them in. A rule without phrases stays
/// silent. The author shuffles them by its seed; ``Dispatcher`` draws from them in that order.
public struct Phrasebook: Equatable, Sendable {
  private var byTopic: [Topic: [Phrase]]

  /// Creates a phrasebook.
  public init(_ phrases: [Topic: [Phrase]] = [:]) { byTopic = phrases }

  /// Creates a phrasebook of neutral phrases for what the coach finds out by itself.
  public init(rules: [CoachRule: [String]], notices: [SensorNotice: [String]] = [:]) {
    byTopic = [:]
    for (rule, lines) in rules { byTopic[.rule(rule)] = lines.map { Phrase($0) } }
    for (notice, lines) in notices { byTopic[.notice(notice)] = lines.map { Phrase($0) } }
  }

  /// The phrases on a topic, in the order in which they are drawn.
  public func phrases(on topic: Topic) -> [Phrase] { byTopic[topic] ?? [] }

  /// The words for a rule, in the order in which they are drawn.
  public func lines(for rule: CoachRule) -> [String] { phrases(on: .rule(rule)).map { $0.text } }

  /// The words for a notice, in the order in which they are drawn.
  public func lines(for notice: SensorNotice) -> [String] {
    phrases(on: .notice(notice)).map { $0.text }
  }
}
