public import Training

/// One thing that a model is asked for: what it is told, how its answer is read, and what is used
/// where it has none.
public protocol Assignment: Sendable {
  /// What comes of it.
  associatedtype Value: Sendable

  /// Which of the tasks it is.
  var task: MindTask { get }

  /// Everything that could be told, shared or not.
  var facts: [Fact] { get }

  /// What is told: a pure function of the facts that are shared.
  func prompt(telling facts: [Fact]) -> Prompt

  /// Reads an answer as if a stranger had written it.
  func read(_ answer: String, to prompt: Prompt) -> Candidate<Value>

  /// The bytes that a proxy is sent: what its readers need beside the facts, as far as it is shared.
  func relay(telling facts: [Fact], sharing switches: PrivacySwitches) -> [UInt8]

  /// What is used where no model answers.
  var fallback: Value { get }
}

extension Assignment {
  /// The prompt of what is shared; the only way from facts to a prompt.
  public func prompt(sharing switches: PrivacySwitches) -> Prompt {
    let told = switches.filter(facts).filter { task.uses.contains($0.category) }
    var prompt = prompt(telling: told)
    prompt.relay = relay(telling: told, sharing: switches)
    return prompt
  }
}
