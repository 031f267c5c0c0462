import Training

/// A workout in progress: takes what happened, answers what to do.
///
/// ```
///  preparing ─ start ─▶ by hand:  ready ⇄ (hold) ─ done ─▶ rest ─▶ ready …
///                       by clock: waiting ─ start ─▶ windows, one after the other ─▶ next part
///                       against:  waiting ─ start ─▶ by hand while the clock runs ─▶ next part
/// ```
/// Its state is the fold of its events. Time that passes between two of them does what it would have
/// done to somebody who looked on, so a gap of any length changes nothing but what is still said.
public struct GymSession: Equatable, Sendable {
  /// An effect and the moment at which it holds.
  public struct TimedEffect: Hashable, Sendable {
    /// When, since the session began.
    public var at: Duration
    /// What.
    public var effect: GymEffect
  }

  /// A clock for one step.
  enum StepClock: Equatable, Sendable {
    case hold(BlockClock, side: Int)
    case rest(BlockClock)

    var clock: BlockClock {
      switch self {
      case .hold(let clock, _), .rest(let clock): clock
      }
    }
  }

  /// What is to be done.
  public let plan: GymPlan

  /// How somebody wants to be led.
  public let settings: GymSettings

  /// What is known of the exercises.
  public let memories: [ExerciseMemory]

  /// The moment up to which all is done.
  public internal(set) var now: Duration = .zero

  /// What is to be done now; nothing before the start and behind the end.
  public internal(set) var place: GymPlace?

  /// The sets that were done, in the order in which they were reported.
  public internal(set) var records: [SetRecord] = []

  // Where they stand; only ever looked up.
  var recorded: Set<GymPlace> = []

  /// The remarks.
  public internal(set) var notes: [GymNote] = []

  /// How hard it was as a whole, from 1 to 10.
  public internal(set) var effort: Double?

  /// Whether anything is said.
  public internal(set) var speaks: Bool

  /// How many cues came too late to be said.
  public internal(set) var dropped = 0

  var skipped: Set<GymPlace> = []
  var substitutes: [Substitute] = []
  // One for each block; none where it goes by hand.
  var clocks: [BlockClock?]
  let sheets: [GymCueSheet]
  var stepClock: StepClock?
  var stepSheet = GymCueSheet.empty
  // The times on the two clocks up to which cues were said.
  var blockCued: Duration = .zero
  var stepCued: Duration = .zero
  // The phase of the block's clock that was last seen to run.
  var phase = -1
  var firstSide: Double?
  var startedAt: Duration?
  var pausedAt: Duration?
  var pausedFor: Duration = .zero
  var endedAt: Duration?
  var voiceBusyUntil: Duration = .zero

  struct Substitute: Equatable, Sendable {
    var block: Int
    var item: Int
    var name: String
  }

  /// Nobody trains longer; what asks for more was made up.
  static let mostSteps = 10_000

  /// Prepares a workout.
  public init(
    _ plan: GymPlan,
    settings: GymSettings = GymSettings(),
    memories: [ExerciseMemory] = []
  ) {
    self.plan = plan
    self.settings = settings
    self.memories = memories
    speaks = settings.speaks
    clocks = plan.blocks.map { Self.clock(of: $0) }
    sheets = plan.blocks.indices.map { GymCueSheet(plan, block: $0) }
  }

  private static func clock(of block: GymBlock) -> BlockClock? {
    switch block.pace {
    case .byHand: nil
    case .byClock(let program), .against(let program): BlockClock(program)
    }
  }

  /// Takes one event, and returns the effects of the time up to it and its own, in order.
  public mutating func handle(_ event: GymEvent, at time: Duration) -> [TimedEffect] {
    var effects = pass(to: max(time, now))
    let before = place
    effects += react(to: event)
    // What a clock says at its very beginning is due at once.
    effects += cues(upTo: now, seenAt: now)
    if place != before { effects.append(timed(.moved(place))) }
    return effects
  }

  private mutating func react(to event: GymEvent) -> [TimedEffect] {
    switch event {
    case .pass: return []
    case .note(let text):
      let name = place.flatMap { exercise(at: $0) }
      notes.append(GymNote(exercise: name, text: text, at: now))
      return []
    case .effort(let value):
      effort = value.map { min(max($0, 1), 10) }
      return []
    case .speak(let isOn):
      speaks = isOn
      return []
    case .start: return start()
    case .end: return isRunning ? finish() : []
    case .pause:
      pause()
      return []
    case .resume:
      resume()
      return []
    case .undo(let place): return undo(place)
    case .done(let place, let result): return done(place, result)
    case .roundDone, .undoRound, .reps, .skip, .skipExercise, .skipBlock, .back, .go, .moreRest,
      .substitute:
      return isRunning ? move(event) : []
    }
  }

  private mutating func move(_ event: GymEvent) -> [TimedEffect] {
    switch event {
    case .roundDone: return roundDone()
    case .undoRound: return undoRound()
    case .reps(let count):
      if let block = place?.block { clocks[block]?.handle(.reps(count), at: now) }
      return []
    case .skip: return skip()
    case .skipExercise: return skipExercise()
    case .skipBlock: return skipBlock()
    case .back: return back()
    case .go(let place): return go(to: place)
    case .moreRest(let more): return rest(longerBy: more)
    case .substitute(let name):
      substitute(name)
      return []
    case .start, .done, .undo, .pause, .resume, .note, .effort, .speak, .end, .pass: return []
    }
  }

  // MARK: What holds

  /// Whether it has begun and is not over.
  public var isRunning: Bool { startedAt != nil && endedAt == nil }

  /// Whether it is over.
  public var isEnded: Bool { endedAt != nil }

  /// Whether it stands still.
  public var isPaused: Bool { pausedAt != nil }

  /// How long it has gone on, without pauses.
  public func elapsed(at time: Duration) -> Duration {
    guard let startedAt else { return .zero }
    return max(.zero, (endedAt ?? pausedAt ?? max(time, now)) - startedAt - pausedFor)
  }

  /// The exercise at a place: that of the plan, or what took its place.
  public func exercise(at place: GymPlace) -> String? {
    guard let step = plan[place] else { return nil }
    for substitute in substitutes.reversed()
    where substitute.block == place.block && substitute.item == step.item {
      return substitute.name
    }
    return step.exercise
  }

  /// What was recorded of a step.
  public func record(of place: GymPlace) -> SetRecord? {
    recorded.contains(place) ? records.first { $0.place == place } : nil
  }

  /// Whether a step was done.
  public func isRecorded(_ place: GymPlace) -> Bool { recorded.contains(place) }

  /// Whether a step was left out.
  public func isSkipped(_ place: GymPlace) -> Bool { skipped.contains(place) }

  /// The clock of a block, if it has one.
  public func clock(ofBlock block: Int) -> BlockClock? {
    clocks.indices.contains(block) ? clocks[block] : nil
  }

  func timed(_ effect: GymEffect) -> TimedEffect { TimedEffect(at: now, effect: effect) }

  // MARK: Pauses

  private mutating func pause() {
    guard isRunning, pausedAt == nil else { return }
    pausedAt = now
    forAllClocks(.pause)
  }

  private mutating func resume() {
    guard let paused = pausedAt else { return }
    pausedAt = nil
    pausedFor += now - paused
    forAllClocks(.resume)
  }

  private mutating func forAllClocks(_ event: BlockClock.Event) {
    if let block = place?.block { clocks[block]?.handle(event, at: now) }
    switch stepClock {
    case .hold(var clock, let side):
      clock.handle(event, at: now)
      stepClock = .hold(clock, side: side)
    case .rest(var clock):
      clock.handle(event, at: now)
      stepClock = .rest(clock)
    case nil: break
    }
  }
}
