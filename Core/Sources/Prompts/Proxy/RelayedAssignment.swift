public import Training

/// An assignment as a proxy has it: the facts came with the request, the prompt and the reader are ours.
public struct RelayedAssignment<Work: Assignment>: Assignment {
  /// Whose prompt, reader and rules they are.
  public let work: Work
  /// The facts as they came.
  public let facts: [Fact]

  /// Takes facts that somebody else put together.
  init(_ work: Work, telling facts: [Fact]) {
    self.work = work
    self.facts = facts
  }

  /// Which of the tasks it is.
  public var task: MindTask { work.task }

  /// What is used where no model answers; a proxy says so instead.
  public var fallback: Work.Value { work.fallback }

  /// The prompt.
  public func prompt(telling facts: [Fact]) -> Prompt { work.prompt(telling: facts) }

  /// Reads an answer.
  public func read(_ answer: String, to prompt: Prompt) -> Candidate<Work.Value> {
    work.read(answer, to: prompt)
  }

  /// A proxy asks no other proxy.
  public func relay(telling facts: [Fact], sharing switches: PrivacySwitches) -> [UInt8] {
    ProxyAsk(task, facts: facts).bytes
  }
}
