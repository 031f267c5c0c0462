import Training

/// Keeps an episode open from the remark that opens it until what was wrong is over, and asks again
/// meanwhile.
struct EpisodeWatch: Equatable, Sendable {
  /// What the watch has found.
  enum Finding: Equatable {
    case checkIn
    case recovered
  }

  // A pace that has settled for so long at a slower level is a choice, and no episode any more.
  private static let settled = 1200.0
  // How long a recovery must last to be called one.
  private static let surety = 60.0

  /// What is open.
  private(set) var current: Episode?

  private var openedAt = 0.0
  private var askedAt = 0.0
  private var questions = 0
  private var wellSince: Double?

  /// Opens an episode with the remark that has just been made; a graver one takes its place.
  mutating func open(_ rule: CoachRule, at now: Double) {
    guard let episode = rule.manner.opens else { return }
    if let current, current.gravity > episode.gravity { return }
    if current != episode {
      openedAt = now
      questions = 0
    }
    current = episode
    askedAt = now
    wellSince = nil
  }

  /// Closes whatever is open: the goal is reached, or the runner runs again.
  mutating func close() {
    current = nil
    wellSince = nil
  }

  /// Closes the episode of a stop, when the runner runs again.
  mutating func closeStop() { if current == .stopped { close() } }

  /// Looks at a running second; `isWell` says whether what was wrong is over, if anybody can tell.
  mutating func ingest(isWell: Bool?, at now: Double) -> Finding? {
    // A stop has questions of its own.
    guard let current, current != .stopped else { return nil }
    if let isWell {
      wellSince = isWell ? wellSince ?? now : nil
    }
    if let wellSince, now - wellSince >= Self.surety, now - openedAt >= 120 {
      close()
      return .recovered
    }
    if current == .fade, now - openedAt >= Self.settled {
      close()
      return nil
    }
    guard questions < current.mostQuestions, now - askedAt >= current.patience(after: questions)
    else { return nil }
    // Nobody asks somebody how they are who is just getting better.
    guard wellSince == nil else { return nil }
    askedAt = now
    questions += 1
    return .checkIn
  }
}

extension Episode {
  /// Which of two episodes is the graver one.
  fileprivate var gravity: Int {
    switch self {
    case .fade: 0
    case .bonk: 1
    case .stopped: 2
    case .heartRateHigh: 3
    }
  }

  /// How often the coach asks again; on the rest of a marathon after a bonk often enough.
  fileprivate var mostQuestions: Int {
    switch self {
    case .bonk: 8
    case .heartRateHigh: 12
    case .stopped: 0
    case .fade: 2
    }
  }

  /// Seconds until the coach asks again, longer each time.
  fileprivate func patience(after questions: Int) -> Double {
    switch self {
    case .heartRateHigh: questions == 0 ? 150 : 240
    case .bonk: [240, 300, 420, 600][min(questions, 3)]
    case .stopped: .infinity
    case .fade: [300, 480][min(questions, 1)]
    }
  }
}
