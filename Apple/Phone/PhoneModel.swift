import Coaching
import Exchange
import Foundation
import HealthKit
import Observation
import Screens
import Training

/// The phone: coaches the run that the watch tracks, or tracks one by itself, and leads workouts.
@MainActor @Observable final class PhoneModel {
  private(set) var stage = PhoneStage.home
  /// What has happened that the runner should know.
  private(set) var notice: String?
  /// Seconds until the start.
  private(set) var countdown: Int?
  /// The session that was left open when the app was last ended.
  private(set) var unfinished: OpenSession?
  /// Whether the watch was asked to begin and has not answered.
  private(set) var isAsking = false
  /// Whether a call has ended, and the sound has not come back by itself.
  private(set) var soundIsAway = false
  /// Whether a link asks for a run, which the runner is asked about.
  var asksToStart = false
  /// The workout that a link asks for, which the runner is asked about.
  var asksForWorkout: WorkoutShelf.Entry?
  let run: RunDesk
  let gym: GymDesk
  let link: LinkDesk
  let host: WorkoutHost
  /// The workouts of this phone: those that came with the app, and the runner's own.
  var shelf: WorkoutShelf
  let settings: PhoneSettings
  let language: LanguageDesk
  let metronome: MetronomeDesk
  let history: HealthReader
  let server: ServerDesk
  let record: RecordDesk
  let talk: TalkDesk
  let pack: PackDesk
  let calendar: CalendarDesk
  let mind: MindDesk
  let finder: WorkoutFinder
  let plans: PlanDesk
  @ObservationIgnored let activity = RunActivityDesk()
  /// What the runner's server knows of workouts.
  @ObservationIgnored var library = LibraryDesk(nil) { didSet { fillShelf() } }
  /// The run on the phone's widgets.
  @ObservationIgnored var face = FaceDesk(FaceShelf(store: nil))
  @ObservationIgnored let bus: AudioBus
  @ObservationIgnored let narrator: Narrator
  @ObservationIgnored let store: HKHealthStore
  @ObservationIgnored let clock: DeviceClock

  @ObservationIgnored private var isSilenced = false
  @ObservationIgnored private var seconds = 0

  private static let countdownSeconds = 3
  private static let noteSeconds = 30

  init(
    _ folder: SessionFolder,
    _ lane: PeerLane,
    _ store: HKHealthStore,
    _ host: WorkoutHost,
    _ bus: AudioBus,
    _ narrator: Narrator,
    _ settings: PhoneSettings,
    _ shelf: WorkoutShelf,
    _ server: ServerDesk,
    _ talk: TalkDesk,
    _ pack: PackDesk,
    _ calendar: CalendarDesk,
    _ mind: MindDesk,
    _ clock: DeviceClock
  ) {
    language = settings.language
    link = LinkDesk(folder, lane, clock)
    run = RunDesk(link, clock, language)
    gym = GymDesk(link, clock)
    metronome = MetronomeDesk(bus, clock, language)
    record = RecordDesk(language)
    history = HealthReader(store)
    self.clock = clock
    (self.store, self.host, self.bus, self.narrator) = (store, host, bus, narrator)
    (self.settings, self.shelf, self.server) = (settings, shelf, server)
    (self.talk, self.pack, self.calendar, self.mind) = (talk, pack, calendar, mind)
    finder = WorkoutFinder(shelf)
    plans = PlanDesk(language)
    link.kept = { [weak self] in self?.server.said($0) }
    link.hear = { [weak self] in self?.hear($0) }
    run.perform = { [weak self] in self?.perform($0) }
    gym.perform = { [weak self] in self?.perform($0, $1) }
    host.paused = { [weak self] in self?.follow(isPaused: $0) }
    language.chosen = { [weak self] in self?.speak($0) }
    settings.told = { [weak self] in self?.tellChoices() }
    narrator.voice = { settings.voices.voice(in: $0) }
    narrator.rate = { Float(settings.voices.rate) }
    tellChoices()
    listenToRunner()
    narrator.ended = { [weak self] in self?.finish($0) }
    bus.told = { [weak self] in self?.take($0) }
    metronome.stopped = { [weak self] in if self?.stage == .home { self?.bus.end() } }
  }

  /// Finds what a kill has left open, then listens to the watch.
  func live() async {
    let open = OpenSession.newest(in: link.folder)
    // A run of the watch is followed again by itself, if it goes on.
    if open?.kind != .followed { unfinished = open }
    async let plan: Void = writePlan()
    async let plans: Void = readPlans()
    await link.listen()
    await plan
    await plans
  }

  /// A second has passed.
  func second() {
    if stage == .run { run.tell(host.takeReadings().map { .run(.tracker($0)) }) }
    if stage == .gym { gym.tell() }
    if metronome.screen.isPlaying { metronome.tell(.tick) }
    // What was refused, such as during a call, is asked for again.
    if stage != .home { try? bus.begin() }
    bus.second()
    link.second()
    server.second()
    mind.second()
    Task { await talk.second() }
    seconds += 1
    if seconds % Self.noteSeconds == 0 {
      Task { await sendNotes() }
      Task { await host.settle() }
    }
    followWatch()
    showActivity()
  }

  /// The app has come to the screen, or left it.
  func appear(_ isActive: Bool) {
    guard isActive else { return }
    // Not every call that begins tells its end.
    if isSilenced { takeBackSound() }
    showActivity()
    if stage == .home { activity.clear() }
    Task { await host.settle() }
  }

  /// Takes the sound back after a call.
  func takeBackSound() {
    soundIsAway = !bus.interrupt(false)
    if !soundIsAway { interrupt(false) }
  }

  // MARK: What the runner does

  /// Starts a run: on the watch if it shall track, else here.
  func start() async {
    guard stage == .home else { return }
    notice = nil
    let id = UUID().uuidString.lowercased()
    guard settings.startsOnWatch else { return await track(id, settings.setup(.reported)) }
    isAsking = true
    _ = link.say(
      .startWorkout(
        personality: settings.coach.rawValue,
        mode: settings.mode.rawValue,
        plan: settings.setup(.reported).plan
      ),
      in: id
    )
    let configuration = HKWorkoutConfiguration()
    configuration.activityType = .running
    configuration.locationType = settings.place == .outdoor ? .outdoor : .indoor
    // A watch app that runs already has heard it; one that does not is begun by the system.
    try? await store.startWatchApp(toHandle: configuration)
  }

  func mute(_ isMuted: Bool) { run.tell([.run(.companion(.mute(isMuted)))]) }

  func tick(_ event: Metronome.Event) { run.tell([.run(.metronome(event))]) }

  func interrupt(_ isInterrupted: Bool) {
    isSilenced = isInterrupted
    bus.interrupt(isInterrupted)
    run.tell([.run(.companion(.interruption(isInterrupted)))])
    metronome.tell(isInterrupted ? .interruptionBegan : .interruptionEnded)
  }

  func startGym(_ workout: String) {
    let settings = GymSettings(talk: settings.talk, coach: settings.coach.rawValue)
    guard stage == .home, let setup = shelf.setup(workout, settings, in: language.language) else {
      return
    }
    play()
    gym.open(setup, id: UUID().uuidString.lowercased())
    stage = .gym
    Task { await measureGym(callsWatch: true) }
  }

  /// Follows a link, to a start or to a server; the runner is asked first, because any page can hold one.
  func open(_ url: URL) {
    // A file of the share sheet.
    if url.isFileURL { return _ = Task { await bring(url) } }
    askAbout(url)
    server.invitation = Invitation(url)
  }

  /// Leaves a run or a workout that is over.
  func close() {
    run.forget()
    gym.forget()
    (countdown, stage, soundIsAway) = (nil, .home, false)
    settings.turnThePage()
    showActivity()
    if !metronome.screen.isPlaying { bus.end() }
  }

  // MARK: What was left open

  /// Goes on with the session that was left open, or ends it where it stopped.
  func takeUp(_ goesOn: Bool) async {
    guard let open = unfinished, stage == .home else { return }
    unfinished = nil
    play()
    do {
      switch open.kind {
      case .gym:
        try gym.resume(open.lines)
        stage = .gym
        _ = await host.recover()
        if goesOn {
          await measureGym()
        } else {
          yieldGym()
          gym.tell([.end])
        }
      case .tracked, .followed:
        if goesOn { try run.resume(open.lines) } else { try run.finish(open.lines) }
        stage = .run
        if await host.recover(), !goesOn { await host.finish(as: open.id) }
      }
    } catch {
      notice = error.told(in: language.words)
    }
  }

  private func track(_ id: String, _ setup: RunSetup) async {
    play()
    run.open(RunOpening(setup, role: .tracker, kind: .phone), id: id)
    stage = .run
    let waits = settings.startsOnMovement
    run.tell([
      .startWhen(
        fix: !waits,
        countdown: waits ? 0 : Self.countdownSeconds,
        movement: waits
      )
    ])
    await host.begin(WorkoutKind(setup.place))
  }

  /// Coaches the run that the watch tracks.
  private func follow(_ session: String) {
    guard run.id != session else { return }
    play()
    isAsking = false
    let lines = link.folder.ownLines(of: session)
    // The app was killed in between: its coach goes on where its journal ends.
    if lines.first?.event.opens != .run || (try? run.resume(lines)) == nil {
      var setup = settings.setup(.reported)
      if let first = theirs(of: session) { setup.plan = setup.plan.following(first.event) }
      run.open(RunOpening(setup, role: .companion, kind: .phone), id: session)
    }
    stage = .run
  }

  /// The first line of the device that tracks a run, if it has come.
  private func theirs(of session: String) -> EventLine? {
    let own = link.folder.device.hexadecimal
    return link.folder.lines(of: session).first {
      $0.event.device != own && $0.event.opens == .run
    }
  }

  private func followWatch() {
    guard case .follows(let workout) = link.standing, stage != .gym else { return }
    if run.isTracking { return }
    if run.id == workout.session { return }
    follow(workout.session)
  }

  /// Begins to sound; says whether it does.
  @discardableResult func play() -> Bool {
    stopSample()
    do {
      try bus.begin()
      return true
    } catch {
      notify(error.told(in: language.words))
      return false
    }
  }

  /// Tells the runner something on the screen before a run.
  func notify(_ sentence: String) { notice = sentence }

  // MARK: What comes

  private func hear(_ news: LinkNews) {
    switch news {
    case .command(let event):
      if case .run(.tracker(let event)) = event { tell(event) }
      if case .run(.companion(.mute(let isMuted))) = event { mute(isMuted) }
      if case .run(.metronome(let event)) = event { tick(event) }
    case .begin(let session, let personality, let mode, let plan):
      guard stage == .home else { return }
      var setup = settings.setup(.reported)
      if let plan { setup.plan = plan.seen(in: settings.units) }
      if let coach = Personality(rawValue: personality) { setup.coach = coach }
      if let mode = RunPlan.Mode(rawValue: mode) { setup.plan.mode = mode }
      Task { await track(session, setup) }
    case .yield(let session):
      guard session == run.id, run.isTracking else { return }
      notice = language.words[.gaveWay]
      host.discard()
      run.tell([.run(.tracker(.end))])
      run.forget()
      followWatch()
    case .message(.workoutStarted, _): followWatch()
    case .message(.workoutEnded, let session):
      guard session == run.id, !run.isTracking else { return }
      let device = link.folder.device.hexadecimal
      run.settle(by: link.folder.lines(of: session).filter { $0.event.device != device })
    case .gym(let session):
      guard session == gym.id else { return }
      yieldGym()
      gym.answer()
    case .note(let note): Task { await talk.take(note) }
    case .message, .language, .units, .runner, .noteArrived: break
    case .metrics(let metrics, let session):
      followWatch()
      if session == run.id, !run.isTracking { run.tell([.run(.companion(.metrics(metrics)))]) }
    }
  }

  private func take(_ news: AudioNews) {
    switch news {
    case .taken: interrupt(true)
    case .over(mayResume: true): takeBackSound()
    case .over(mayResume: false): soundIsAway = stage != .home || metronome.screen.isPlaying
    case .reset: narrator.renew()
    case .changed: break
    }
  }

  private func showActivity() {
    let screen = stage == .run ? run.screen : nil
    activity.show(screen, at: clock.date, in: language.words)
    face.show(
      screen,
      moving: run.moving,
      at: clock.date,
      in: language.words
    )
  }

  // MARK: What is carried out

  private func perform(_ timed: LiveRun.TimedEffect) {
    switch timed.effect {
    case .run(.companion(let effect)):
      perform(effect, at: timed.at)
      if case .heard(let words) = effect { ask(words, timed.moment) }
    case .run(.metronome(let effect)): bus.apply(effect)
    case .countdown(let seconds): countdown = seconds > 0 ? seconds : nil
    case .phase(.paused): host.pause()
    case .phase(.running): host.resume()
    case .phase(.ended):
      if run.isTracking, let id = run.id { Task { await host.finish(as: id) } }
    case .phase(.discarded):
      host.discard()
      close()
    case .run(.tracker), .phase: break
    }
  }
}
