import Coaching
import Exchange
import Foundation
import Observation
import Screens
import Training

/// The watch: tracks a run with Health, leads a workout, or shows what the phone tracks.
@MainActor @Observable final class WatchModel {
  private(set) var stage = WatchStage.ready
  /// The phone's run, while it tracks one.
  private(set) var mirror: MirroredRun?
  /// Whether the coach is speaking on the phone.
  private(set) var coachSpeaks = false
  /// What has happened that the runner should know.
  private(set) var notice: String?
  /// Seconds until the start.
  private(set) var countdown: Int?
  let run: RunDesk
  let gym: GymDesk
  let link: LinkDesk
  let host: WorkoutHost
  let shelf: WorkoutShelf
  let notes: NoteRecorder
  let settings: WatchSettings
  let language: LanguageDesk
  /// The run on the watch face.
  @ObservationIgnored var face = FaceDesk(FaceShelf(store: nil))
  @ObservationIgnored private let clock: DeviceClock
  @ObservationIgnored let wrist: Wrist
  @ObservationIgnored let bus: AudioBus
  @ObservationIgnored private var badgeLeft = 0
  @ObservationIgnored private var seconds = 0
  /// What the phone has asked the system for, and how many seconds its words may take.
  @ObservationIgnored private var expected: (kind: WorkoutKind, left: Int)?

  /// The workout of the phone that was left here while it went on there.
  @ObservationIgnored private var left: String?
  /// The workout of the phone whose workout of Health this watch has said that it holds.
  @ObservationIgnored private var measured: String?

  // So many seconds the badge stays after the coach has begun to speak.
  private static let badge = 6
  private static let countdownSeconds = 3
  private static let patience = 10
  private static let settleSeconds = 30

  init(
    _ folder: SessionFolder,
    _ lane: PeerLane,
    _ host: WorkoutHost,
    _ wrist: Wrist,
    _ bus: AudioBus,
    _ shelf: WorkoutShelf,
    _ notes: NoteRecorder,
    _ settings: WatchSettings,
    _ clock: DeviceClock
  ) {
    language = settings.language
    link = LinkDesk(folder, lane, clock)
    run = RunDesk(link, clock, language)
    gym = GymDesk(link, clock)
    (self.bus, self.notes, self.clock) = (bus, notes, clock)
    (self.host, self.wrist, self.shelf, self.settings) = (host, wrist, shelf, settings)
    link.hear = { [weak self] in self?.hear($0) }
    run.perform = { [weak self] in self?.perform($0.effect) }
    gym.perform = { [weak self] in self?.perform($0, $1) }
    gym.moved = { [weak self] in self?.wrist.nudge() }
    host.paused = { [weak self] in self?.follow(isPaused: $0) }
    bus.told = { [weak self] in self?.take($0) }
  }

  /// Goes on with what a kill has left open, then listens to the phone.
  func live() async {
    await recall()
    sendNotes()
    await link.listen()
  }

  /// A second has passed.
  func second() {
    if stage == .run { run.tell(host.takeReadings().map { .run(.tracker($0)) }) }
    if stage == .gym {
      gym.tell()
      // They are shown, and no journal of a workout holds them.
      _ = host.takeReadings()
      tellMeasured()
    }
    link.second()
    bus.second()
    seconds += 1
    if seconds % Self.settleSeconds == 0 { Task { await host.settle() } }
    awaitPhone()
    // The phone is heard already.
    bus.quiet(link.peer == .here)
    if notes.isFull { endNote() }
    if badgeLeft > 0 { badgeLeft -= 1 }
    if coachSpeaks, badgeLeft == 0 { coachSpeaks = false }
    followPhone()
    showFace()
  }

  // Its own run, or the phone's.
  private func showFace() {
    let isOwn = stage == .run
    face.show(
      isOwn ? run.screen : stage == .mirror ? mirror?.screen : nil,
      moving: isOwn ? run.moving : nil,
      at: clock.date,
      in: language.words
    )
  }

  /// The phone has asked the system for a run or a workout; which one, the link says.
  ///
  /// The workout begins at once, because nothing else keeps an app running that was launched in the background.
  func expect(_ kind: WorkoutKind) {
    guard stage == .ready || stage == .mirror, !host.isHolding else { return }
    expected = (kind, Self.patience)
    Task { await host.begin(kind) }
  }

  // MARK: What the runner does

  func start(_ plan: WatchPlan, as id: String = UUID().uuidString.lowercased()) async {
    guard stage != .run, stage != .gym else { return }
    (notice, mirror, expected) = (nil, nil, nil)
    var setup = RunSetup(coach: plan.coach, plan: plan.run, isMindful: true)
    setup.language = language.language.rawValue
    setup.place = plan.place
    setup.runner = settings.runner
    setup.cues = settings.tones
    setup.keepsTones = settings.hasTones
    run.open(RunOpening(setup, role: .tracker, kind: .watch), id: id)
    beginSound()
    stage = .run
    let waits = settings.startsOnMovement
    // The phone speaks; what this watch says, it says to the wrist.
    run.tell([
      .run(.companion(.mute(true))),
      .startWhen(fix: false, countdown: waits ? 0 : Self.countdownSeconds, movement: waits),
    ])
    await host.begin(WorkoutKind(plan.place))
  }

  func startGym(_ workout: String) async {
    let settings = GymSettings(speaks: false)
    guard stage == .ready, let setup = shelf.setup(workout, settings, in: language.language) else {
      return
    }
    if expected != nil { host.discard() }
    expected = nil
    gym.open(setup, id: UUID().uuidString.lowercased())
    stage = .gym
    await host.begin(.gym)
  }

  /// Leaves a run or a workout that is over.
  func close() {
    run.forget()
    gym.forget()
    bus.end()
    (mirror, countdown) = (nil, nil)
    stage = .ready
    followPhone()
    showFace()
  }

  func lockAgainstWater() { wrist.lockAgainstWater() }

  // MARK: What comes

  private func hear(_ news: LinkNews) {
    switch news {
    case .command(let event):
      if case .run(.tracker(let event)) = event { tell(event) }
      if case .run(.metronome(let event)) = event { tick(event) }
    case .begin(let session, let personality, let mode, let wanted):
      var plan = WatchPlan()
      if let place = expected?.kind.place { plan.place = place }
      plan.run.units = settings.units
      if let wanted { plan.run = wanted.seen(in: settings.units) }
      if let coach = Personality(rawValue: personality) { plan.coach = coach }
      if let mode = RunPlan.Mode(rawValue: mode) { plan.run.mode = mode }
      Task { await start(plan, as: session) }
    case .yield(let session):
      guard session == run.id else { return }
      notice = language.words[.gaveWay]
      host.discard()
      run.tell([.run(.tracker(.end))])
    case .message(.companionMessageDispatched, _):
      wrist.nudge()
      (coachSpeaks, badgeLeft) = (true, Self.badge)
    case .message(.hapticCue(let haptic), _):
      // Of its own run this watch knows the splits itself, and before the phone.
      if stage != .run || haptic == .attention { wrist.tap(haptic) }
    case .message(.workoutEnded, let session):
      if session == mirror?.session { stage = .mirror }
    case .gym(let session): hearGym(session)
    case .message: break
    case .note: break
    case .noteArrived(let id): forgetNote(id)
    case .units(let units): settings.units = units
    case .runner(let runner): settings.runner = runner
    case .language(let choice):
      language.choice = choice
      run.draw()
    case .metrics(let metrics, let session):
      guard stage == .mirror || stage == .ready, case .follows = link.standing else { return }
      if mirror?.session != session {
        mirror = MirroredRun(of: session, in: language.language, settings.units)
      }
      mirror?.take(metrics)
    }
  }

  private func take(_ news: AudioNews) {
    switch news {
    case .taken: bus.interrupt(true)
    // Its tones and ticks mix with whatever else sounds.
    case .over: bus.interrupt(false)
    case .changed, .reset: break
    }
  }

  // A phone that says nothing gets the run that was last set up here.
  private func awaitPhone() {
    guard let (kind, left) = expected else { return }
    expected = (kind, left - 1)
    guard left == 0 else { return }
    expected = nil
    guard let place = kind.place else { return host.discard() }
    var plan = settings.plan
    plan.place = place
    Task { await start(plan) }
  }

  private func hearGym(_ session: String) {
    if !gym.isShown, gym.id == session { return gym.answer() }
    show(session)
  }

  /// Shows the workout that the phone leads, and holds its workout of Health; says whether there is one.
  @discardableResult private func show(_ session: String) -> Bool {
    let isFree = stage == .ready || stage == .mirror || gym.isShown && gym.isOver
    guard isFree || gym.isShown && gym.id == session, session != left else { return false }
    if gym.id != session, gym.isOver { gym.forget() }
    let isNew = gym.id != session
    gym.show(link.journal(of: session))
    guard isNew, gym.id == session else { return gym.id == session }
    (stage, mirror, notice, expected) = (.gym, nil, nil, nil)
    Task { await measure(session) }
    return true
  }

  private func measure(_ session: String) async {
    await host.begin(.gym)
    // It was over before Health had begun.
    if gym.id != session || gym.isOver { host.discard() }
  }

  // Whoever asks for nothing has the workout in Health: the phone then lets go of its own.
  private func tellMeasured() {
    guard gym.isShown, !gym.isOver, let id = gym.id, id != measured else { return }
    guard host.isHolding, host.problem == nil else { return }
    measured = id
    _ = link.say(.gymRequest([]), in: id)
  }

  /// Leaves a workout that the phone leads and cannot be asked to end.
  func leaveGym() async {
    guard gym.isShown, let id = gym.id else { return }
    left = id
    await host.finish(as: id)
    close()
  }

  private func followPhone() {
    guard stage == .ready || stage == .mirror else { return }
    if case .follows(let workout) = link.standing {
      if mirror?.session != workout.session {
        mirror = MirroredRun(of: workout.session, in: language.language, settings.units)
      }
      stage = .mirror
    } else if stage == .mirror {
      (stage, mirror) = (.ready, nil)
    }
  }

  // MARK: What is carried out

  private func perform(_ effect: LiveRun.Effect) {
    switch effect {
    case .run(.companion(.haptic(let haptic))): wrist.tap(haptic)
    case .run(.companion(.speak(let utterance, _))): sound(utterance)
    case .run(.metronome(let effect)): bus.apply(effect)
    case .countdown(let seconds):
      countdown = seconds > 0 ? seconds : nil
      if seconds > 0 { wrist.tick() }
    case .phase(.paused): host.pause()
    case .phase(.running): host.resume()
    case .phase(.ended):
      if let id = run.id { Task { await host.finish(as: id) } }
    case .phase(.discarded):
      host.discard()
      close()
    case .run, .phase: break
    }
  }

  private func perform(_ effect: GymEffect, _ words: String?) {
    switch effect {
    case .cue(.count, _): wrist.tick()
    case .cue, .logged: wrist.nudge()
    case .ended:
      wrist.tap(.milestone)
      if let id = gym.id { Task { await host.finish(as: id) } }
    case .stop, .moved, .unlogged, .resting: break
    }
  }

  /// Takes up the session that a kill has left open; Health has gone on with its workout.
  func recall() async {
    guard stage == .ready else { return }
    guard let open = OpenSession.newest(in: link.folder) else {
      // A workout of which no journal knows would go on for ever.
      let isHeld = await host.recover()
      if stage == .ready, let session = link.newestGym, show(session) { return }
      if isHeld, stage == .ready, expected == nil { host.discard() }
      return
    }
    switch open.kind {
    case .tracked:
      guard (try? run.resume(open.lines)) != nil else { return }
      stage = .run
      beginSound()
    case .gym:
      guard (try? gym.resume(open.lines)) != nil else { return }
      stage = .gym
    case .followed: return
    }
    _ = await host.recover()
  }
}
