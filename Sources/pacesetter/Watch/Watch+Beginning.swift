import Coaching
import Exchange
import Formats
import Training

// How a watch begins, and how it comes back.
extension Watch {
  /// Reads what is on disk; a run that was left behind is ended, unless it is to go on.
  ///
  /// What the server has told counts beside what is remembered: both may have been lost in part.
  mutating func wake(acked: Int64, endingUnfinished: Bool) throws(Failure) {
    let confirmed = max(folder.confirmed, acked)
    nextNumber = confirmed + 1
    var waiting: [[UInt8]] = []
    var known: [[UInt8]] = []
    for name in try folder.journals().reversed() {
      let journal = try WatchJournal(name, in: folder.path)
      var lines = journal.lines
      if endingUnfinished, journal.isUnfinished(of: folder.device) { lines += try end(journal) }
      let own = lines.filter { $0.event.device == folder.device }
      if let last = own.last { nextNumber = max(nextNumber, last.event.number + 1) }
      waiting = own.filter { $0.event.number > confirmed }.map { $0.bytes } + waiting
      known = lines.filter { WatchNetwork.isMessage($0.event) }.map { $0.bytes } + known
      // Everything older is on the server.
      if let first = own.first, first.event.number <= confirmed { break }
    }
    try folder.tidy(at: clock.real, confirmed: confirmed)
    try tell([
      "begin": [
        "device": .string(folder.device), "acked": .number(Double(confirmed)),
        "waiting": .array(waiting.map(Self.text)), "known": .array(known.map(Self.text)),
      ]
    ])
  }

  /// Begins a workout.
  mutating func play(_ offer: Offer, as session: String? = nil) throws(Failure) {
    let session = session ?? Self.newName()
    let journal = try folder.begin(session, at: clock.real)
    try journal.keep(offer.plan)
    run = WatchRun(journal, offer.plan, RecordingPlayer(offer.recording))
    let runner = offer.recording.runner
    let reply = try core.ask([
      "do": "open", "id": .string(session), "device": .string(folder.device),
      "seq": .number(Double(nextNumber)), "clock": clock.reading, "role": "tracker",
      "kind": "recording", "sport": .string(offer.recording.sport.rawValue),
      "maxHeartRate": runner?.maxHeartRate.map { .number($0.beatsPerMinute) } ?? .null,
    ])
    run?.take(reply)
    try sense(after: 0)
    try settle()
    view.say("workout \(session) has begun")
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
    clock = WatchClock(wall: Double(last.wall - last.at + end), now: clock.now)
    let reply = try core.ask([
      "do": "resume", "clock": clock.reading, "take": "on",
      "journal": .array(own.map { Self.text($0.bytes) }),
    ])
    if let damage = reply["resumed"]?["damage"]?.string { view.say(damage) }
    let second = Int(end / 1000)
    var plan = plan
    if reply["phase"]?["paused"] == nil { plan.release(at: second) }
    try journal.keep(plan)
    var player = RecordingPlayer(recording)
    _ = player.events(upTo: .seconds(plan.position(at: second)))
    run = WatchRun(journal, plan, player, second: second)
    run?.take(reply)
    try settle()
    view.say("workout \(journal.session) goes on at \(second) s")
  }

  private mutating func end(_ journal: WatchJournal) throws(Failure) -> [WatchJournal.Line] {
    let own = journal.lines.filter { $0.event.device == folder.device }
    let reply = try core.ask([
      "do": "resume", "clock": clock.reading, "take": "end",
      "journal": .array(own.map { Self.text($0.bytes) }),
    ])
    let lines = (reply["journal"]?.array ?? []).compactMap { $0.string }.map { Array($0.utf8) }
    try journal.append(lines)
    view.say("a workout that was left unfinished is ended where it stopped")
    return lines.compactMap { line in
      (try? LinkEvent(line: line)).map { WatchJournal.Line(bytes: line, event: $0) }
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
