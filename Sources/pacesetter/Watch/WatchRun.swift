import Coaching
import Exchange
import Screens
import Sessions
import Training

/// A run that a watch is playing: its progress, and what to report.
struct WatchRun {
  let journal: WatchJournal
  private var coached: CoachedSession
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

  init(
    _ journal: WatchJournal,
    _ coached: CoachedSession,
    _ plan: WatchPlan,
    _ player: RecordingPlayer,
    second: Int = 0
  ) {
    self.journal = journal
    self.coached = coached
    self.plan = plan
    self.player = player
    self.second = second
    start = (.now, second)
  }

  /// The run with its clock and its journal.
  var session: RunSession { coached.session }

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
  var screen: RunScreen { coached.screen() }

  /// What came of it.
  var summary: RunSummary { coached.summary() }

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

  /// Handles what happened up to a reading of the clocks.
  mutating func handle(_ events: [LiveRun.Event], at reading: SessionClock.Reading) {
    carryOut(coached.handle(events, at: reading))
  }

  /// Gathers what came of a change: lines for the disk, and what is live.
  mutating func carryOut(_ outcome: RunSession.Outcome) {
    lines += outcome.lines
    for timed in outcome.effects {
      if case .run(.tracker(.publish(let metrics))) = timed.effect { self.metrics = metrics }
    }
  }
}
