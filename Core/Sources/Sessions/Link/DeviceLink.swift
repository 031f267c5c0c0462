public import Coaching
public import Exchange
public import Training

/// A device's end of the link: what it must send and keep, and who owns the workout.
///
/// A shell carries bytes between disk, network and here, and decides nothing. `Metrics` is what the live
/// lane carries of a run: ``LiveMetrics`` in a native shell, and in a page what its worker handed over.
/// ```swift
/// var link = DeviceLink<LiveMetrics>(device: me, acknowledged: 0, waiting: [], known: [], wall: now)
/// for line in outcome.lines { carryOut(link.handle(.said(line), at: time, wall: now)) }
/// carryOut(link.handle(.arrived(line), at: time, wall: now))      // may answer .command(.pause)
/// ```
public struct DeviceLink<Metrics: Equatable & Sendable>: Sendable {
  /// What is live: metrics with the session that they belong to, or only that this device is there.
  public enum Glance: Equatable, Sendable {
    /// The device is there.
    case present
    /// The metrics of its run.
    case metrics(Metrics, session: String)
  }

  /// The lanes below: events, what is live, and files.
  public typealias Lanes = Link<EventLine, Glance>

  /// Something for the shell to do.
  public enum Effect: Sendable {
    /// Send, keep or show something.
    case lane(Lanes.Effect)
    /// A message of another device, to be shown or done.
    case message(LinkMessage, LinkEvent)
    /// What the runner asked for on another device, for this one's live run.
    case command(LiveRun.Event)
    /// Another device asks this one to begin a workout under a name, by its plan if it has made one.
    case begin(String, personality: String, mode: String, plan: RunPlan?)
    /// What this device records under the name is not the workout: another device's is.
    case yield(String)
  }

  /// The most bytes that a server accepts at once.
  public static var mostBytes: Int { 256 * 1024 }

  /// After how long without anything live this device says that it is there: two of three may get lost
  /// before the other device counts it as lost.
  public static var presence: Duration { .seconds(3) }

  /// How long ago a workout may have begun that is looked for by a device which did not hear it begin.
  public static var recent: Duration { .seconds(6 * 3600) }

  /// This device.
  public let device: DeviceID

  /// The three lanes.
  public private(set) var lanes: Lanes

  /// Who owns the workout.
  public private(set) var register = WorkoutRegister()

  private var yielded: [String] = []
  private var offeredAt: Duration?
  private var wall: Instant

  /// Restores an end from what the device has on disk.
  ///
  /// - Parameters:
  ///   - device: This device.
  ///   - acknowledged: The last of its numbers that the server has confirmed.
  ///   - waiting: Its own events behind that.
  ///   - known: The messages of all devices that it still has, for who owns the workout.
  ///   - inbox: The last number of each other device that it has, where no server remembers them.
  ///   - wall: The time, behind which the live lane counts.
  public init(
    device: DeviceID,
    acknowledged: Int64,
    waiting: [EventLine],
    known: [EventLine],
    inbox: Inbox = Inbox(),
    wall: Instant
  ) {
    self.device = device
    self.wall = wall
    let milliseconds = wall.millisecondsSince1970
    let seed = device.bits ^ UInt64(max(0, milliseconds))
    lanes = Lanes(
      outbox: Outbox(
        acknowledged: acknowledged,
        waiting: waiting.map { Numbered(device: device, number: $0.event.number, item: $0) },
        seed: seed
      ),
      inbox: inbox,
      liveAfter: milliseconds,
      seed: seed
    )
    for line in known { note(line.event) }
  }

  /// Takes one event of a lane, at a time of the device's monotonic clock and its wall clock.
  public mutating func handle(
    _ event: Lanes.Event,
    at now: Duration,
    wall: Instant
  ) -> [Effect] {
    self.wall = wall
    var effects: [Effect] = []
    if case .said(let item) = event {
      note(item.item.event)
      effects += givesWay()
    }
    // By now whatever came at once has been taken, such as the end of what had begun.
    if case .second = event { effects += givesWay() }
    if case .offered = event { offeredAt = now }
    var laneEffects = lanes.handle(dated(event), at: now)
    if case .second = event, now - (offeredAt ?? .zero) >= Self.presence {
      offeredAt = now
      laneEffects += lanes.handle(.offered(.present), at: now)
    }
    for effect in laneEffects {
      effects.append(.lane(effect))
      if case .deliver(let item) = effect { effects += receive(item.item.event) }
    }
    return effects
  }

  /// The lines of waiting items that fit into one request; the others go with the next.
  ///
  /// Nothing is lost by that: only what is confirmed is dropped.
  public static func portion(
    of items: [Numbered<EventLine>],
    most: Int = mostBytes
  ) -> [EventLine] {
    var room = most
    var lines: [EventLine] = []
    for item in items {
      room -= item.item.bytes.count + 1
      guard room >= 0 || lines.isEmpty else { break }
      lines.append(item.item)
    }
    return lines
  }

  /// What this device is to do.
  public var standing: WorkoutRegister.Standing { register.standing(of: device, at: wall) }

  /// Takes what was said into the register.
  private mutating func note(_ event: LinkEvent) {
    guard let device = DeviceID(hexadecimal: event.device), let session = event.session else {
      return
    }
    if let message = event.message {
      register.note(message, session: session, of: device, at: event.time.instant)
    }
    register.hear(session, of: device, at: event.time.instant)
  }

  /// Whether this device's own workout must give way to another.
  private mutating func givesWay() -> [Effect] {
    guard case .follows = standing else { return [] }
    var effects: [Effect] = []
    for workout in register.superseded(of: device) where !yielded.contains(workout) {
      yielded.append(workout)
      effects.append(.yield(workout))
    }
    return effects
  }

  private mutating func receive(_ event: LinkEvent) -> [Effect] {
    note(event)
    guard let message = event.message else { return [] }
    let isFresh = isFresh(event)
    var effects: [Effect] = isFresh ? givesWay() : []
    if isLive(message, event) { effects.append(.message(message, event)) }
    // An end that was asked for is never too late, not even where another workout has begun since.
    if message == .endWorkout {
      if let session = event.session, register.isRecorded(session, by: device) {
        effects.append(.command(.run(.tracker(.end))))
      }
      return effects
    }
    switch (message, standing) {
    case (.pauseWorkout, .tracks(let workout)) where isFresh && workout.session == event.session:
      effects.append(.command(.run(.tracker(.pause))))
    case (.resumeWorkout, .tracks(let workout)) where isFresh && workout.session == event.session:
      effects.append(.command(.run(.tracker(.resume))))
    case (.lapWorkout, .tracks(let workout)) where isFresh && workout.session == event.session:
      effects.append(.command(.run(.tracker(.lap))))
    case (.stepWorkout(let command), .tracks(let workout))
    where isFresh && workout.session == event.session:
      effects.append(.command(.run(.tracker(.step(command)))))
    // Who follows may be the one who speaks.
    case (.muteWorkout(let isMuted), .tracks(let workout)),
      (.muteWorkout(let isMuted), .follows(let workout)):
      if isFresh, workout.session == event.session {
        effects.append(.command(.run(.companion(.mute(isMuted)))))
      }
    // Who follows may be the one who ticks.
    case (.keepTempo(let tempo), .tracks(let workout)),
      (.keepTempo(let tempo), .follows(let workout)):
      if isFresh, workout.session == event.session {
        effects.append(.command(.run(.metronome(.tempo(tempo)))))
      }
    case (.startWorkout(let personality, let mode, let plan), .idle) where isFresh:
      if let session = event.session {
        effects.append(.begin(session, personality: personality, mode: mode, plan: plan))
      }
    default: break
    }
    return effects
  }
}

// What is live, and what is the past.
//
// A device that joins late is told everything that others have said for hours. It keeps all of it, and
// acts on what is live alone: a request or a tap for half a minute, and what belongs to a workout as
// long as that goes on, or its tracker was heard of within a quarter of an hour.
extension DeviceLink {
  /// An event of a lane that knows whether its line is one of the past.
  private func dated(_ event: Lanes.Event) -> Lanes.Event {
    guard case .arrived(let item, let skips, _) = event else { return event }
    let age = wall.duration(since: item.item.event.time.instant)
    return .arrived(item, skips: skips, isPast: age >= Liveness.limit)
  }

  /// Whether an event has only just happened.
  private func isFresh(_ event: LinkEvent) -> Bool {
    wall.duration(since: event.time.instant) <= LinkMessage.requestLifetime
  }

  /// Whether a message is to be shown or felt, and not only kept.
  private func isLive(_ message: LinkMessage, _ event: LinkEvent) -> Bool {
    switch message {
    case .hapticCue, .companionMessageDispatched: return isFresh(event)
    case .voiceNote, .workoutStarted, .workoutPaused, .workoutResumed, .workoutEnded,
      .startWorkout, .pauseWorkout, .resumeWorkout, .lapWorkout, .stepWorkout, .endWorkout,
      .muteWorkout, .keepTempo, .gymRequest:
      break
    }
    if wall.duration(since: event.time.instant) <= WorkoutRegister.silence { return true }
    switch standing {
    case .idle: return false
    case .tracks(let workout), .follows(let workout): return workout.session == event.session
    }
  }
}

extension Numbered where Item == EventLine {
  /// A line under its device and number.
  public init(_ line: EventLine) {
    let device = DeviceID(hexadecimal: line.event.device) ?? DeviceID(bits: 0)
    self.init(device: device, number: line.event.number, item: line)
  }
}

extension Link.Event where Item == EventLine {
  /// This device has said something; the line is in its journal.
  public static func said(_ line: EventLine) -> Self { .said(Numbered(line)) }

  /// A line has come from the server, which may have left out others on purpose.
  public static func arrived(_ line: EventLine) -> Self { .arrived(Numbered(line), skips: true) }

  /// The lines of this device that the server lacks.
  public static func recalled(_ lines: [EventLine]) -> Self {
    .answered(.recalled(lines.map { Numbered($0) }))
  }
}
