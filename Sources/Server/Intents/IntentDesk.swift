import Training

/// The workout that somebody asked for by a shortcut or a button, until a page takes it up.
///
/// However often and however fast it is asked for, there is one.
actor IntentDesk {
  /// How long a workout waits for a page.
  static let patience = Duration.seconds(600)
  /// Within this time the same wish again, or another, is the wish of before: a button bounces.
  static let bounce = Duration.seconds(60)

  /// What becomes of a wish.
  enum Outcome: Hashable {
    /// It waits for a page.
    case waiting
    /// A page has taken it up already, or another that was asked for just before.
    case taken(String)
  }

  private struct Wish {
    let workout: String
    let made: ContinuousClock.Instant
    var isTaken = false
  }

  private let now: @Sendable () -> ContinuousClock.Instant
  private var wish: Wish?
  private var lastRun: ContinuousClock.Instant?

  /// Opens the desk.
  init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) { self.now = now }

  /// Asks for a workout.
  func ask(for workout: String) -> Outcome {
    if let wish, wish.isTaken, now() - wish.made < Self.bounce { return .taken(wish.workout) }
    if let wish, !wish.isTaken, wish.workout == workout, now() - wish.made < Self.patience {
      return .waiting
    }
    wish = Wish(workout: workout, made: now())
    return .waiting
  }

  /// Whether a run may be asked for: not twice at once.
  func mayAskForRun() -> Bool {
    if let lastRun, now() - lastRun < Self.bounce { return false }
    lastRun = now()
    return true
  }

  /// A run was asked to end: the next may be asked for at once.
  func forgetRun() { lastRun = nil }

  /// Whether a page has taken up what was asked for last.
  var isTaken: Bool { wish?.isTaken ?? false }

  /// Takes up the workout that was asked for; nothing where somebody was faster.
  func take() -> String? {
    guard let waiting = wish, !waiting.isTaken, now() - waiting.made < Self.patience else {
      return nil
    }
    wish?.isTaken = true
    return waiting.workout
  }
}
