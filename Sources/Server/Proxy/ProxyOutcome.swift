import Prompts

/// What came of asking a provider: what is answered, and what it cost.
struct ProxyOutcome: Sendable {
  /// What is answered.
  let reply: ProxyReply
  /// Whether the same request may be asked again, because nothing came of it.
  let mayPass: Bool
  /// What it cost, in millionths of a US dollar.
  let cost: Int64
  /// How long the provider took.
  let provider: Duration
  /// How many seconds the provider wants to be left alone, if it says so.
  var wait: Double?
  /// What the owner has to see to, if anything: a wrong key, no money, no such model.
  var trouble: String?
  /// In a word, for the figures.
  let word: String
}
