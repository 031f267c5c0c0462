/// The place of a workout as a whole, with the moments that its clock needs.
///
/// ```
///  preparing ─ start ─▶ running ⇄ paused
///                          │  ▲      │
///                         end undo  end
///                          ▼  │      │
///                         ended ◀────┘
/// ```
/// Each moment `since` is that of the start, moved by the pauses: the workout's own time counts from it.
enum GymPhase: Equatable, Sendable {
  case preparing
  case running(since: Duration)
  case paused(since: Duration, at: Duration)
  case ended(since: Duration, at: Duration)

  /// Whether it has begun.
  var hasBegun: Bool { self != .preparing }

  /// Whether it has begun and is not over.
  var isRunning: Bool {
    switch self {
    case .running, .paused: true
    case .preparing, .ended: false
    }
  }

  /// Whether it stands still.
  var isPaused: Bool { if case .paused = self { true } else { false } }

  /// Whether it is over.
  var isEnded: Bool { if case .ended = self { true } else { false } }

  /// How long it has gone on at a moment, without pauses.
  func elapsed(at now: Duration) -> Duration {
    switch self {
    case .preparing: .zero
    case .running(let since): max(.zero, now - since)
    case .paused(let since, let moment), .ended(let since, let moment): max(.zero, moment - since)
    }
  }

  /// Pauses what runs; answers whether that changed anything.
  mutating func pause(at now: Duration) -> Bool {
    guard case .running(let since) = self else { return false }
    self = .paused(since: since, at: now)
    return true
  }

  /// Resumes what is paused; answers whether that changed anything.
  mutating func resume(at now: Duration) -> Bool {
    guard case .paused(let since, let moment) = self else { return false }
    self = .running(since: since + now - moment)
    return true
  }

  /// Ends it; a pause that it ends in does not count.
  mutating func end(at now: Duration) {
    _ = resume(at: now)
    guard case .running(let since) = self else { return }
    self = .ended(since: since, at: now)
  }

  /// Goes on as if it had not been ended.
  mutating func reopen() {
    guard case .ended(let since, _) = self else { return }
    self = .running(since: since)
  }
}
