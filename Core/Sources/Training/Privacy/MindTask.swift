/// What a language model may be asked for.
public enum MindTask: String, CaseIterable, Hashable, Sendable {
  /// An answer to the runner, during it.
  case reply
  /// What a run was worth, after it.
  case summary
  /// What the figures of some weeks say.
  case insight
  /// What the coach says on a run that is planned.
  case script
  /// A workout from words.
  case workout

  /// How long it may take in all; the coach's own line or the rules speak then.
  public var limit: Duration {
    switch self {
    case .reply: .seconds(8)
    case .insight, .script, .workout: .seconds(30)
    case .summary: .seconds(60)
    }
  }

  /// What has to be shared for it, or there is nothing to ask about.
  public var needs: [PrivacyCategory] {
    switch self {
    case .reply: [.words]
    case .summary: [.thisRun]
    case .insight: [.pastRuns]
    case .script: [.plans]
    case .workout: [.words]
    }
  }

  /// What is sent for it where it is shared.
  public var uses: [PrivacyCategory] {
    switch self {
    case .reply: [.words, .thisRun, .memory]
    case .summary: [.thisRun, .words, .memory, .pastRuns]
    case .insight: [.pastRuns, .gymLog]
    case .script: [.plans, .memory, .pastRuns]
    case .workout: [.words, .memory, .gymLog, .body]
    }
  }
}
