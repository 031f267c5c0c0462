import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// What the link wants of the network and the disk.
extension Watch {
  /// The link of a native shell: metrics are typed.
  typealias Device = DeviceLink<LiveMetrics>

  /// Tells the link something, and carries out what it asks for.
  mutating func tell(_ event: Device.Lanes.Event) throws(Failure) {
    let now = ContinuousClock.now - began
    let wall = Instant(millisecondsSince1970: clock.real)
    guard let effects = device?.handle(event, at: now, wall: wall) else { return }
    showLink()
    for effect in effects { try carryOut(effect) }
  }

  /// Takes note of how the link stands, for the view.
  private mutating func showLink() {
    guard let device else { return }
    link.onlyHere = Int64(device.lanes.onlyHere)
    link.peer = device.lanes.peer.rawValue
  }

  private mutating func carryOut(_ effect: Device.Effect) throws(Failure) {
    switch effect {
    case .lane(let effect): try carryOut(effect)
    case .command(let event):
      view.say("asked for: \(event.tree.object?.first?.key ?? "nothing")")
      try press(event)
    case .begin(let session, _, _, _):
      guard let offer else { return }
      self.offer = nil
      try play(offer, as: session)
    case .yield(let session):
      guard let run, session == run.session.id, !run.isOver else { return }
      view.say(TerminalText.otherWorkout)
      try press(.run(.tracker(.end)))
    case .message(.hapticCue(let haptic), _): view.say(TerminalText.tap(haptic.rawValue))
    case .message(.companionMessageDispatched, _): view.say(TerminalText.coachSpeaks)
    case .message: break
    }
  }

  private mutating func carryOut(_ effect: Device.Lanes.Effect) throws(Failure) {
    switch effect {
    case .outbox(.send(let items, let jumps)):
      network.posts.yield(
        .init(lines: Device.portion(of: items), oldest: jumps ? items.first?.number : nil)
      )
    case .outbox(.recall(let number)): try tell(.recalled(lines(from: number)))
    case .outbox(.conflicted(let number)):
      view.say(TerminalText.otherContent(of: "\(number)"))
    case .deliver(let item): try keep(item.item)
    case .sendLive(let glance): network.glances.yield(glance)
    // What is shown of others, and files, of which a recording has none; the server has on disk what it
    // passes on, and needs no thanks.
    case .confirm, .ask, .show, .file, .peer: break
    }
  }

  /// Keeps what another device has said beside the session that goes on.
  private func keep(_ line: EventLine) throws(Failure) {
    guard let run, WatchNetwork.isMessage(line.event) else { return }
    try run.journal.append([line.bytes])
  }

  /// This watch's own lines from a number on, for a server that has come back from a copy.
  private func lines(from number: Int64) throws(Failure) -> [EventLine] {
    var found: [EventLine] = []
    for name in try folder.journals() {
      found += try WatchJournal(name, in: folder.path).lines.filter {
        $0.event.device == folder.device && $0.event.number >= number
      }
    }
    return found
  }
}
