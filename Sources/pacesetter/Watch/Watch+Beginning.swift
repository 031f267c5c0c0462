import Coaching
import Exchange
import Screens
import Sessions
import Training

// How a watch begins, and how it comes back.
extension Watch {
  /// Reads what is on disk; ends a run that was left open unless it is to be resumed.
  ///
  /// What the server has told counts beside what is remembered: both may have been lost in part.
  mutating func wake(acked: Int64, endingUnfinished: Bool) throws(Failure) {
    let confirmed = max(folder.confirmed, acked)
    nextNumber = confirmed + 1
    var waiting: [EventLine] = []
    var known: [EventLine] = []
    for name in try folder.journals().reversed() {
      let journal = try WatchJournal(name, in: folder.path)
      var lines = journal.lines
      if endingUnfinished, journal.isUnfinished(of: folder.device) { lines += try end(journal) }
      let own = lines.filter { $0.event.device == folder.device }
      if let last = own.last { nextNumber = max(nextNumber, last.event.number + 1) }
      waiting = own.filter { $0.event.number > confirmed } + waiting
      known = lines.filter { WatchNetwork.isMessage($0.event) } + known
      // Everything older is on the server.
      if let first = own.first, first.event.number <= confirmed { break }
    }
    try folder.tidy(at: clock.real, confirmed: confirmed)
    // The folder's name was made by it, or read and found to be one.
    device = Device(
      device: DeviceID(hexadecimal: folder.device) ?? DeviceID(bits: 0),
      acknowledged: confirmed,
      waiting: waiting,
      known: known,
      wall: Instant(millisecondsSince1970: clock.real)
    )
  }

  /// Begins a workout.
  mutating func play(_ offer: Offer, as id: String? = nil) throws(Failure) {
    let id = id ?? Self.newName()
    let journal = try folder.begin(id, at: clock.real)
    try journal.keep(offer.plan)
    var setup = RunSetup(coach: nil, sport: offer.recording.sport)
    setup.runner.maxHeartRate = offer.recording.runner?.maxHeartRate
    let (coached, outcome) = CoachedSession.open(
      RunOpening(setup, kind: .recording),
      as: SessionName(id: id, device: folder.device, nextNumber: nextNumber),
      at: clock.reading
    )
    run = WatchRun(journal, coached, offer.plan, RecordingPlayer(offer.recording))
    run?.carryOut(outcome)
    try sense(after: 0)
    try settle()
    view.say("workout \(id) has begun")
  }

  /// Goes on with a workout where its journal ends.
  mutating func goOn(
    with journal: WatchJournal,
    _ plan: WatchPlan,
    _ recording: Recording
  ) throws(Failure) {
    let own = journal.lines.filter { $0.event.device == folder.device }
    guard let last = own.last?.event else { return }
    let end = own.reduce(0) { max($0, $1.event.at) }
    // On the wrist no time has passed: a recording waits for whoever plays it.
    let wall = last.time.instant.millisecondsSince1970 - last.at + end
    clock = WatchClock(wall: Double(wall), now: clock.now)
    let resumption = try Self.resume(own)
    let (coached, outcome) = CoachedSession.go(on: resumption, at: clock.reading)
    if let damage = resumption.damage { view.say(damage) }
    let second = Int(end / 1000)
    var run = WatchRun(journal, coached, plan, RecordingPlayer(recording), second: second)
    if !run.isPaused { run.plan.release(at: second) }
    try journal.keep(run.plan)
    _ = run.player.events(upTo: .seconds(run.plan.position(at: second)))
    run.carryOut(outcome)
    self.run = run
    try settle()
    view.say("workout \(journal.session) resumes at \(second) s")
  }

  private mutating func end(_ journal: WatchJournal) throws(Failure) -> [EventLine] {
    let own = journal.lines.filter { $0.event.device == folder.device }
    let (_, outcome) = RunSession.end(try Self.resume(own))
    try journal.append(outcome.lines.map { $0.bytes })
    view.say(TerminalText.unfinishedWorkout)
    return outcome.lines
  }

  private static func resume(_ lines: [EventLine]) throws(Failure) -> RunSession.Resumption {
    do { return try RunSession.resume(lines.map { $0.bytes }) } catch {
      throw Failure(.badData, error.description)
    }
  }

  private static func newName() -> String {
    let halves = [UInt64.random(in: 0 ... .max), UInt64.random(in: 0 ... .max)]
    return halves.map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
    .joined()
  }
}
