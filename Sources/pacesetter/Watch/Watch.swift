import Coaching
import Exchange
import Formats
import Integrations
import Screens
import Sessions
import Training

/// A recording on the wrist: the tracker of a workout, over the real link.
///
/// It does what every tracker does. Each second the core is told what was sensed and gives lines;
/// they are on disk before anything else happens; then they go into the outbox, and what is live goes
/// its own way. What the phone asks for comes as a command and is sensed like a button.
struct Watch {
  /// What is played once another device asks for it.
  struct Offer {
    let plan: WatchPlan
    let recording: Recording
  }

  let folder: WatchFolder
  let network: WatchNetwork
  var device: Device?
  var clock: WatchClock
  var view: WatchView
  var link = WatchLinkState()
  var run: WatchRun?
  var offer: Offer?
  /// The number of this watch's next event.
  var nextNumber: Int64 = 1
  let began = ContinuousClock.now
  private var lastSecond: Int64 = -1
  private var wasLost = false

  init(_ folder: WatchFolder, _ network: WatchNetwork, _ view: WatchView, _ clock: WatchClock) {
    self.folder = folder
    self.network = network
    self.view = view
    self.clock = clock
  }

  /// Whether the run is over and the server has all of it.
  var isDone: Bool { offer == nil && run.map { $0.isOver } ?? true && link.onlyHere == 0 }

  /// Takes what the world says.
  mutating func handle(_ news: WatchNews) throws(Failure) {
    switch news {
    case .beat: try beat()
    case .opened:
      if wasLost { view.say(TerminalText.connectedAgain) }
      (link.isOpen, wasLost) = (true, false)
      try tell(.opened(true))
    case .broke(let error):
      if !wasLost, error.mayPass { view.say(TerminalText.storedHere(because: error.description)) }
      (link.isOpen, wasLost) = (false, true)
      try tell(.opened(false))
      guard error.mayPass else { throw Failure(error) }
    case .told(let event):
      try tell(event)
      if case .answered(.acknowledged(let number)) = event { try folder.confirm(number) }
    case .sentence(let sentence): view.say(sentence)
    }
  }

  /// Shows what came of it.
  mutating func close() {
    view.end(run?.summary)
  }

  private mutating func beat() throws(Failure) {
    let elapsed = (ContinuousClock.now - began).components.seconds
    if elapsed > lastSecond {
      lastSecond = elapsed
      try tell(.second)
    }
    if let due = run?.dueSecond {
      while let second = run?.second, second < due, run?.isOver == false {
        run?.second += 1
        try sense(after: 1000)
      }
      try settle()
    }
    view.show(run, link)
  }

  /// Tells the core what the recording holds of the time that has just passed.
  mutating func sense(after milliseconds: Double) throws(Failure) {
    guard let events = run?.sensed() else { return }
    live(events.map { .run(.tracker($0)) }, after: milliseconds)
  }

  /// Presses a button.
  mutating func press(_ button: LiveRun.Event) throws(Failure) {
    guard let before = run, !before.isOver else { return }
    if case .run(.tracker(.pause)) = button, before.isRunning {
      // First that the runner stands, then the pause: a kill between leaves no runner who stands in
      // a run that goes on.
      run?.plan.hold(at: before.second)
      if let plan = run?.plan { try before.journal.keep(plan) }
    }
    live([button], after: 0)
    try settle()
    if before.plan.isHeld, let run, run.isRunning {
      self.run?.plan.release(at: run.second)
      if let plan = self.run?.plan { try run.journal.keep(plan) }
    }
  }

  private mutating func live(_ events: [LiveRun.Event], after milliseconds: Double) {
    let reading = clock.pass(milliseconds)
    run?.handle(events, at: reading)
  }

  /// Puts on disk what has gathered, and only then lets anybody know.
  mutating func settle() throws(Failure) {
    guard let run, !run.lines.isEmpty else { return }
    let (lines, metrics) = (run.lines, run.metrics)
    self.run?.lines = []
    self.run?.metrics = nil
    try run.journal.append(lines.map { $0.bytes })
    for line in lines { try tell(.said(line)) }
    if let metrics { try tell(.offered(.metrics(metrics, session: run.session.id))) }
  }
}

extension Failure {
  /// What a server that cannot be spoken to means for a command.
  init(_ error: ServerClientError) {
    if case .refused(401, _) = error {
      self.init(
        .unavailable,
        "this watch is not paired; 'pacesetter devices pair' on the server shows a code for --pair"
      )
    } else {
      self.init(.unavailable, error.description)
    }
  }
}
