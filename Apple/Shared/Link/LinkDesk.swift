import Coaching
import Exchange
import Foundation
import Observation
import Screens
import Sessions
import Training

/// This device's end of the link: carries lines between disk, core and the other device.
///
/// The core decides what is sent, kept and done; each line is on disk before anybody hears of it.
@MainActor @Observable final class LinkDesk {
  /// Who owns the workout.
  private(set) var standing = WorkoutRegister.Standing.idle
  /// What is known of the other device.
  private(set) var peer = Liveness.State.waiting
  /// How many events only this device has.
  private(set) var onlyHere = 0
  /// Where everything is kept.
  let folder: SessionFolder
  /// What the app does about it.
  @ObservationIgnored var hear: (LinkNews) -> Void = { _ in }
  /// Who else is told of lines that are on disk now, such as the runner's server.
  @ObservationIgnored var kept: ([EventLine]) -> Void = { _ in }
  /// The workouts in the gym of which lines have just come.
  @ObservationIgnored private var gyms: Set<String> = []
  @ObservationIgnored private let lane: PeerLane
  @ObservationIgnored private let clock: DeviceClock
  @ObservationIgnored private var link: DeviceLink<LiveMetrics>
  /// The language, the units and the runner that are known here, where this device is the one to say so.
  @ObservationIgnored private var choice: (language: Language?, units: UnitSystem, runner: Runner)?
  /// The number of what this device says next.
  @ObservationIgnored private(set) var next: Int64

  init(_ folder: SessionFolder, _ lane: PeerLane, _ clock: DeviceClock) {
    self.folder = folder
    self.lane = lane
    self.clock = clock
    let kept = folder.wake()
    next = kept.next
    link = DeviceLink(
      device: folder.device,
      acknowledged: kept.acknowledged,
      waiting: kept.waiting,
      known: kept.known,
      inbox: kept.inbox,
      wall: clock.wall
    )
    show()
  }

  /// Listens to the other device for as long as the app lives.
  func listen() async {
    tell(.opened(true))
    for await sound in lane.heard { take(sound) }
  }

  /// The name of a session's lines, with the number of the next one.
  func name(_ session: String) -> SessionName {
    SessionName(id: session, device: folder.device.hexadecimal, nextNumber: next)
  }

  /// Keeps lines of a session of this device, and then passes them on.
  func keep(_ lines: [EventLine], isDurable: Bool) {
    guard !lines.isEmpty else { return }
    folder.append(lines, isDurable: isDurable)
    for line in lines {
      next = max(next, line.event.number + 1)
      tell(.said(line))
    }
    kept(lines)
  }

  /// Says something to the other device about a session; answers with the next number.
  func say(_ message: LinkMessage, in session: String) -> Int64 {
    let event = LinkEvent(
      message,
      device: folder.device.hexadecimal,
      number: next,
      session: session,
      time: now
    )
    keep([EventLine(event)], isDurable: true)
    return next
  }

  /// The time here.
  var now: LocalTime { LocalTime(clock.wall, offset: clock.offset) }

  /// Offers the newest metrics of this device's run.
  func offer(_ metrics: LiveMetrics, of session: String) {
    tell(.offered(.metrics(metrics, session: session)))
  }

  /// Tells the other device which language and units the runner chose, and who runs.
  func tell(_ language: Language?, _ units: UnitSystem, _ runner: Runner) {
    choice = (language, units, runner)
    lane.tell(language, units, runner)
  }

  /// Sends a voice note to the other device; `ended` is when it did, if it has just done so.
  func send(_ note: NoteFolder.Note, ended: Int64?) { lane.send(note, ended: ended) }

  /// A second has passed.
  func second() { tell(.second) }

  private func take(_ sound: PeerSound) {
    switch sound {
    case .reachable(let isReachable):
      if let choice { lane.tell(choice.language, choice.units, choice.runner) }
      if isReachable { tell(.opened(true)) }
    case .language(let language): hear(.language(language))
    case .units(let units): hear(.units(units))
    case .runner(let runner): hear(.runner(runner))
    case .note(let note): hear(.note(note))
    case .noteArrived(let id): hear(.noteArrived(id))
    case .word(let data):
      // What another version says and this one does not know is asked for again by nobody.
      guard let word = try? PeerWord(data) else { return }
      carryOut(link.hear(word, at: clock.time, wall: clock.wall))
      if case .kept(folder.device, let number) = word { folder.mark(folder.device, number) }
      for session in gyms.sorted() { hear(.gym(session: session)) }
      gyms = []
    }
    show()
  }

  private func tell(_ event: DeviceLink<LiveMetrics>.Lanes.Event) {
    carryOut(link.handle(event, at: clock.time, wall: clock.wall))
    show()
  }

  private func carryOut(_ effects: [DeviceLink<LiveMetrics>.Effect]) {
    for effect in effects {
      switch effect {
      case .lane(let effect): carryOut(effect)
      case .message(let message, let event): hear(.message(message, session: event.session ?? ""))
      case .command(let event): hear(.command(event))
      case .begin(let session, let personality, let mode, let plan):
        hear(.begin(session: session, personality: personality, mode: mode, plan: plan))
      case .yield(let session): hear(.yield(session: session))
      }
    }
  }

  private func carryOut(_ effect: DeviceLink<LiveMetrics>.Lanes.Effect) {
    // What is confirmed is on disk; if the disk does not take it, it is sent again.
    if case .confirm = effect, !folder.synchronize() { return }
    if let word = link.word(for: effect) { lane.send(word) }
    switch effect {
    case .deliver(let item):
      folder.append([item.item], isDurable: false)
      kept([item.item])
      let event = item.item.event
      var isGym = event.isOfGym
      if case .gymRequest = event.message { isGym = true }
      if isGym, let session = event.session { gyms.insert(session) }
    case .confirm(let device, let number): folder.mark(device, number)
    case .outbox(.recall(let number)): tell(.recalled(folder.ownLines(from: number)))
    case .show(.metrics(let metrics, let session), _): hear(.metrics(metrics, session: session))
    // Whether it arrived nobody says: the next is newer.
    case .sendLive: tell(.liveAnswered)
    case .outbox, .ask, .show, .file, .peer: break
    }
  }

  private func show() {
    let standing = link.standing
    if standing != self.standing { self.standing = standing }
    if link.lanes.peer != peer { peer = link.lanes.peer }
    if link.lanes.onlyHere != onlyHere { onlyHere = link.lanes.onlyHere }
  }
}
