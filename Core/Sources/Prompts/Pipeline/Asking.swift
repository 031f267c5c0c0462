public import Screens
public import Training

/// One ask from its facts to its value: a machine without a network and without a clock.
///
/// ```
/// facts ─ filter ─▶ prompt ─▶ send ─▶ answer ─▶ reading ─▶ accepted
///                     ▲                            │ wrong: once more
///                     └──────────── repair ────────┘ wrong again: the valid parts, or the rules
/// ```
public struct Asking<Work: Assignment>: Sendable {
  /// What happens to an ask.
  public enum Event: Sendable {
    /// It begins.
    case begin
    /// The model has answered.
    case answered(Completion)
    /// The model has not answered.
    case failed(ModelError)
    /// It may not be sent.
    case withheld(ModelProblem.Withholding)
    /// Time has passed.
    case passed
  }

  /// What an ask wants done.
  public enum Effect: Sendable {
    /// Send this, and report what comes of it.
    case send(Prompt)
    /// Use this.
    case use(Verdict<Work.Value>)
  }

  private enum Phase: Hashable, Sendable {
    case new, first, second, done
  }

  /// What is asked for.
  public let work: Work
  /// What of it is shared.
  public let switches: PrivacySwitches
  private var phase = Phase.new
  private var begun: Duration = .zero
  private var prompt: Prompt
  private var tokens = TokenCount()
  private var problems: [ModelProblem] = []
  private var usable: Work.Value?

  /// Prepares an ask; another `seed` asks for another answer to the same question.
  public init(_ work: Work, sharing switches: PrivacySwitches, seed: Int = 1) {
    self.work = work
    self.switches = switches
    prompt = work.prompt(sharing: switches)
    prompt.seed = seed
  }

  /// When the time for it is over, once it has begun.
  public var deadline: Duration { begun + work.task.limit }

  /// Takes what has happened and returns what is to be done.
  public mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    if phase == .first || phase == .second, now >= deadline {
      // The limit holds even where an answer and the end of the time arrive together.
      problems.append(.failed(.tooSlow))
      return finish(partly() ?? rules())
    }
    switch (phase, event) {
    case (.new, .begin):
      begun = now
      let missing = switches.missing(for: work.task)
      guard missing.isEmpty else {
        problems.append(.notShared(missing))
        return finish(rules())
      }
      phase = .first
      return [.send(prompt)]
    case (.first, .answered(let completion)): return judge(completion, isLast: false)
    case (.second, .answered(let completion)): return judge(completion, isLast: true)
    case (.first, .failed(let error)), (.second, .failed(let error)):
      problems.append(.failed(error))
      return finish(partly() ?? rules())
    case (.new, .withheld(let reason)), (.first, .withheld(let reason)),
      (.second, .withheld(let reason)):
      problems.append(.withheld(reason))
      return finish(partly() ?? rules())
    case (.new, _), (.first, _), (.second, _), (.done, _): return []
    }
  }

  private mutating func judge(_ completion: Completion, isLast: Bool) -> [Effect] {
    tokens = tokens + completion.tokens
    var found = work.read(completion.text, to: prompt)
    if completion.isCutOff, !found.problems.isEmpty {
      found.problems.append(.form(.cutOff))
      found.isBroken = true
    }
    guard !found.problems.isEmpty || found.value == nil else {
      guard let value = found.value else { return [] }
      return finish(verdict(value, isLast ? .repaired : .accepted))
    }
    problems += found.problems
    // What a first answer has that is good stays good when the second is worse.
    usable = found.value ?? usable
    guard !isLast else { return finish(partly() ?? rules()) }
    phase = .second
    prompt = prompt.repaired(completion.text, found.problems, anew: found.isBroken)
    return [.send(prompt)]
  }

  private mutating func finish(_ verdict: Verdict<Work.Value>) -> [Effect] {
    phase = .done
    return [.use(verdict)]
  }

  private func partly() -> Verdict<Work.Value>? { usable.map { verdict($0, .filled) } }

  /// What the rules make of it.
  public func rules() -> Verdict<Work.Value> { verdict(work.fallback, .fallback) }

  private func verdict(
    _ value: Work.Value,
    _ origin: Verdict<Work.Value>.Origin
  ) -> Verdict<Work.Value> {
    Verdict(value: value, origin: origin, problems: problems, tokens: tokens)
  }
}
