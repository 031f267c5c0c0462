/// One end of a link between two devices: three lanes, and what is known of the other end.
///
/// ```
///           events   numbered, in order, exactly once, sent until confirmed
///  device ─ live     the newest wins, the old is dropped ─ device
///           files    in chunks, whole with a hash, resumed
/// ```
/// It knows no network and no disk. What it says must be sent is sent by a shell, which reports the
/// answer; what it says is delivered is written into the journal before it is confirmed.
public struct Link<Item: Equatable & Sendable, Live: Equatable & Sendable>: Equatable, Sendable {
  /// What happens to a link.
  public enum Event: Equatable, Sendable {
    /// The network is there, or gone.
    case opened(Bool)
    /// This device has said something; it is in the journal.
    case said(Numbered<Item>)
    /// The other end answered, or the request failed.
    case answered(Outbox<Item>.Event)
    /// Something has come on the lane of events; `skips` where numbers may have been left out on purpose,
    /// `isPast` where it was said long ago, which does not show that whoever said it is there now.
    case arrived(Numbered<Item>, skips: Bool, isPast: Bool = false)
    /// This device has something for the lane of what is live.
    case offered(Live)
    /// What was sent on it has arrived or not.
    case liveAnswered
    /// Something has come on it.
    case glanced(Live, number: Int64, of: DeviceID)
    /// Something has happened to a file.
    case file(FileLane.Event)
    /// Anything at all has come from the other device.
    case heard
    /// Time has passed.
    case second
  }

  /// What a link asks for.
  public enum Effect: Equatable, Sendable {
    /// Something of the sending end of the lane of events.
    case outbox(Outbox<Item>.Effect)
    /// Keep this in the journal and take it as happened.
    case deliver(Numbered<Item>)
    /// Tell a device that everything up to a number is kept.
    case confirm(DeviceID, Int64)
    /// Tell a device from which number on something is missing.
    case ask(DeviceID, from: Int64)
    /// Send this on the live lane.
    case sendLive(LiveLane<Live>.Glance)
    /// Show this.
    case show(Live, of: DeviceID)
    /// Something of the lane of files.
    case file(FileLane.Effect)
    /// The other device is now known to be there, or lost.
    case peer(Liveness.State)
  }

  /// What has been said here and is not confirmed.
  public private(set) var outbox: Outbox<Item>

  /// What has been received from others.
  public private(set) var inbox: Inbox

  /// What is known of the other device.
  public private(set) var peer = Liveness.State.waiting

  private var live: LiveLane<Live>
  private var files: FileLane
  private var liveness = Liveness()

  /// Creates an end, restored from what its journal holds.
  public init(
    outbox: Outbox<Item> = Outbox(),
    inbox: Inbox = Inbox(),
    liveAfter number: Int64 = 0,
    seed: UInt64 = 1
  ) {
    self.outbox = outbox
    self.inbox = inbox
    live = LiveLane(after: number)
    files = FileLane(seed: seed)
  }

  /// How many events and files exist only on this device.
  public var onlyHere: Int { outbox.count + files.count }

  /// Takes one event and returns the effects it asks for, in order.
  public mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    switch event {
    case .opened(let isOpen):
      return send(outbox.handle(.opened(isOpen), at: now)) + send(live.open(isOpen, at: now))
        + send(files.handle(.opened(isOpen), at: now))
    case .said(let item): return send(outbox.handle(.queue(item), at: now))
    case .answered(let answer): return send(outbox.handle(answer, at: now))
    case .arrived(let item, let skips, let isPast):
      return (isPast ? [] : hear(at: now)) + receive(item, skips: skips)
    case .offered(let item): return send(live.offer(item, at: now))
    case .liveAnswered: return send(live.answered(at: now))
    case .glanced(let item, let number, let device):
      let effects = hear(at: now)
      return live.takes(number, of: device) ? effects + [.show(item, of: device)] : effects
    case .file(let event): return send(files.handle(event, at: now))
    case .heard: return hear(at: now)
    case .second:
      return look(at: now) + send(outbox.handle(.second, at: now))
        + send(live.answeredLate(at: now)) + send(files.handle(.second, at: now))
    }
  }

  private mutating func receive(_ item: Numbered<Item>, skips: Bool) -> [Effect] {
    switch inbox.receive(item.number, of: item.device, skips: skips) {
    case .new: [.deliver(item), .confirm(item.device, item.number)]
    case .duplicate(let acknowledged): [.confirm(item.device, acknowledged)]
    case .gap(let expected): [.ask(item.device, from: expected)]
    }
  }

  private mutating func hear(at now: Duration) -> [Effect] {
    liveness.hear(at: now)
    return look(at: now)
  }

  private mutating func look(at now: Duration) -> [Effect] {
    let state = liveness.state(at: now)
    guard state != peer else { return [] }
    peer = state
    return [.peer(state)]
  }

  private func send(_ effects: [Outbox<Item>.Effect]) -> [Effect] { effects.map { .outbox($0) } }
  private func send(_ effects: [FileLane.Effect]) -> [Effect] { effects.map { .file($0) } }
  private func send(_ glance: LiveLane<Live>.Glance?) -> [Effect] {
    glance.map { [.sendLive($0)] } ?? []
  }
}
