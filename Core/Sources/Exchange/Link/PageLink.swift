import Coaching
import Formats
import Training

/// A page's end of the link: what it must send and keep, and who owns the workout.
///
/// The page carries bytes between disk, network and here, and decides nothing.
struct PageLink: Sendable {
  /// What is live: metrics with the session that they belong to, or only that this device is there.
  enum Glance: Equatable, Sendable {
    case present
    case metrics(JSON, session: String)
  }

  /// Something for the page to do.
  enum Effect: Sendable {
    case lane(Link<LinkEvent, Glance>.Effect)
    /// A message of another device, to be shown or done.
    case message(LinkMessage, LinkEvent)
    /// What the runner asked for on another device, for this one's live run.
    case command(LiveRun.Event)
    /// Another device asks this one to begin a workout under a name.
    case begin(String, personality: String, mode: String)
    /// What this device records under the name is not the workout: another device's is.
    case yield(String)
  }

  /// The most bytes that a server takes at once.
  static let mostBytes = 256 * 1024

  // Two of three may get lost before the other device counts this one as lost.
  private static let presence: Duration = .seconds(3)

  let device: DeviceID
  private(set) var link: Link<LinkEvent, Glance>
  private(set) var register = WorkoutRegister()
  private var yielded: [String] = []
  private var offeredAt: Duration?

  /// Restores an end from what the page has on disk.
  ///
  /// - Parameters:
  ///   - device: This device.
  ///   - acknowledged: The last of its numbers that the server has confirmed.
  ///   - waiting: Its own events behind that.
  ///   - known: The messages of all devices that the page still has, for who owns the workout.
  ///   - wall: The time, behind which the live lane counts.
  init(
    device: DeviceID,
    acknowledged: Int64,
    waiting: [LinkEvent],
    known: [LinkEvent],
    wall: Double
  ) {
    self.device = device
    let seed = device.bits ^ UInt64(wall)
    link = Link(
      outbox: Outbox(
        acknowledged: acknowledged,
        waiting: waiting.map { Numbered(device: device, number: $0.number, item: $0) },
        seed: seed
      ),
      liveAfter: Int64(wall),
      seed: seed
    )
    for event in known { _ = note(event) }
  }

  /// Takes one event of a lane, at a time of the page's monotonic clock and its wall clock.
  mutating func handle(
    _ event: Link<LinkEvent, Glance>.Event,
    at now: Duration,
    wall: Double
  ) -> [Effect] {
    var effects: [Effect] = []
    if case .said(let item) = event { effects += note(item.item) }
    if case .offered = event { offeredAt = now }
    var laneEffects = link.handle(event, at: now)
    if case .second = event, now - (offeredAt ?? .zero) >= Self.presence {
      offeredAt = now
      laneEffects += link.handle(.offered(.present), at: now)
    }
    for effect in laneEffects {
      effects.append(.lane(effect))
      if case .deliver(let item) = effect { effects += take(item.item, wall: wall) }
    }
    return effects
  }

  /// Takes what was said into the register; says where this device's own workout has to give way.
  private mutating func note(_ event: LinkEvent) -> [Effect] {
    guard let device = DeviceID(hexadecimal: event.device), let session = event.session,
      let message = event.message
    else { return [] }
    register.note(message, session: session, of: device, at: event.wall)
    var effects: [Effect] = []
    for workout in register.superseded(of: self.device) where !yielded.contains(workout) {
      yielded.append(workout)
      effects.append(.yield(workout))
    }
    return effects
  }

  private mutating func take(_ event: LinkEvent, wall: Double) -> [Effect] {
    var effects = note(event)
    guard let message = event.message else { return effects }
    effects.append(.message(message, event))
    let isFresh = wall - Double(event.wall) <= LinkMessage.requestLifetime.inSeconds * 1000
    // An end that was asked for is never too late, not even where another workout has begun since.
    if message == .endWorkout {
      if let session = event.session, register.isRecorded(session, by: device) {
        effects.append(.command(.run(.tracker(.end))))
      }
      return effects
    }
    switch (message, register.standing(of: device)) {
    case (.pauseWorkout, .tracks(let workout)) where isFresh && workout.session == event.session:
      effects.append(.command(.run(.tracker(.pause))))
    case (.resumeWorkout, .tracks(let workout)) where isFresh && workout.session == event.session:
      effects.append(.command(.run(.tracker(.resume))))
    case (.lapWorkout, .tracks(let workout)) where isFresh && workout.session == event.session:
      effects.append(.command(.run(.tracker(.lap))))
    case (.startWorkout(let personality, let mode), .idle) where isFresh:
      if let session = event.session {
        effects.append(.begin(session, personality: personality, mode: mode))
      }
    default: break
    }
    return effects
  }
}

extension LinkEvent {
  /// The message, where it is one; what is malformed is none, and is kept all the same.
  var message: LinkMessage? {
    guard let message = try? LinkMessage(type: type, payload: payload) else { return nil }
    return message
  }
}
