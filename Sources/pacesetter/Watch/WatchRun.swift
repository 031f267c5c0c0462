import Coaching
import Formats

/// A run that a watch is playing: how far it has come, and what is to be told of it.
struct WatchRun {
  let journal: WatchJournal
  var plan: WatchPlan
  var player: RecordingPlayer
  /// Seconds of the session that have passed.
  var second: Int
  /// When the playing began or went on, and at which second.
  let start: (at: ContinuousClock.Instant, second: Int)
  /// Lines that are not on disk yet.
  var lines: [[UInt8]] = []
  /// The newest metrics that are not offered yet.
  var metrics: JSON?
  /// What the core has said last: the screen, the phase, whether it is all over.
  var state: JSON = .null

  init(_ journal: WatchJournal, _ plan: WatchPlan, _ player: RecordingPlayer, second: Int = 0) {
    self.journal = journal
    self.plan = plan
    self.player = player
    self.second = second
    start = (.now, second)
  }

  /// The name of the session.
  var session: String { journal.session }

  /// Where the run stands.
  var phase: String { state["phase"]?.object?.first?.key ?? "" }

  /// Whether there is nothing more to do.
  var isOver: Bool { state["finished"]?.bool ?? false }

  /// The second of the session that the clock on the wall has come to.
  var dueSecond: Int {
    // A minute at a time, so that whoever asks for something is heard between.
    guard let speed = plan.speed else { return second + 60 }
    let elapsed = (ContinuousClock.now - start.at) / .seconds(1)
    return min(start.second + Int(elapsed * speed), second + 600)
  }

  /// What the recording holds up to now, and has not told yet; nothing while the runner stands.
  mutating func sensed() -> [TrackerEvent] {
    guard !plan.isHeld, phase != "ended" else { return [] }
    // The session counts its seconds itself.
    return player.events(upTo: .seconds(plan.position(at: second))).map { $0.event }
      .filter { $0 != .tick }
  }

  /// Takes what the core gives: lines for the disk, and what is live.
  mutating func take(_ reply: JSON) {
    lines += (reply["journal"]?.array ?? []).compactMap { $0.string }.map { Array($0.utf8) }
    for timed in reply["effects"]?.array ?? [] {
      metrics = timed["effect"]?["metrics"] ?? metrics
    }
    state = reply
  }
}
