import Coaching
import Exchange
import Screens
import Sessions
import Training

/// A run that a watch is playing: its progress, and what to report.
struct WatchRun {
  let journal: WatchJournal
  var session: RunSession
  var plan: WatchPlan
  var player: RecordingPlayer
  /// Seconds of the session that have passed.
  var second: Int
  /// When the playing began or went on, and at which second.
  let start: (at: ContinuousClock.Instant, second: Int)
  /// Lines that are not on disk yet.
  var lines: [EventLine] = []
  /// The newest metrics that are not offered yet.
  var metrics: LiveMetrics?
  /// How many lines the coach said and skipped.
  private var count = LineCount()

  init(
    _ journal: WatchJournal,
    _ session: RunSession,
    _ plan: WatchPlan,
    _ player: RecordingPlayer,
    second: Int = 0
  ) {
    self.journal = journal
    self.session = session
    self.plan = plan
    self.player = player
    self.second = second
    start = (.now, second)
  }

  /// Whether the run goes on and nobody has paused it.
  var isRunning: Bool {
    if case .running = session.run.phase { true } else { false }
  }

  /// Whether the runner has asked for a pause.
  var isPaused: Bool {
    if case .paused = session.run.phase { true } else { false }
  }

  /// Whether there is nothing more to do.
  var isOver: Bool { session.run.isFinished }

  /// What is seen of it.
  var screen: RunScreen { RunScreen(of: session.run.run, at: session.run.now) }

  /// What came of it.
  var summary: RunSummary { RunSummary(of: session.run.run, count: count) }

  /// The second of the session that the clock on the wall has come to.
  var dueSecond: Int {
    // A minute at a time, so that whoever asks for something is heard between.
    guard let speed = plan.speed else { return second + 60 }
    let elapsed = (ContinuousClock.now - start.at) / .seconds(1)
    return min(start.second + Int(elapsed * speed), second + 600)
  }

  /// The readings up to now that were not yet reported; none while the runner stands still.
  mutating func sensed() -> [TrackerEvent] {
    guard !plan.isHeld, session.run.run.metrics.state != .ended else { return [] }
    // The session counts its seconds itself.
    return player.events(upTo: .seconds(plan.position(at: second))).map { $0.event }
      .filter { $0 != .tick }
  }

  /// Takes what came of a change: lines for the disk, and what is live.
  mutating func carryOut(_ outcome: RunSession.Outcome) {
    lines += outcome.lines
    remember(outcome.effects)
  }

  /// Takes what happened, now or before a kill.
  mutating func remember(_ effects: [LiveRun.TimedEffect]) {
    for timed in effects {
      switch timed.effect {
      case .run(.tracker(.publish(let metrics))): self.metrics = metrics
      case .run(.companion(.ledger(let row))): count.count(row)
      case .run, .countdown, .phase: continue
      }
    }
  }
}
