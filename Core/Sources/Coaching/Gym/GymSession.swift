import Training

/// A workout in progress: handles events and returns effects.
///
/// ```
///  preparing ─ start ─▶ by hand:  ready ⇄ (hold) ─ done ─▶ rest ─▶ ready …
///                       by clock: waiting ─ start ─▶ windows, one after the other ─▶ next part
///                       against:  waiting ─ start ─▶ by hand while the clock runs ─▶ next part
/// ```
/// Its state is the fold of its events. Time that passes between two of them does what it would have
/// done to somebody who looked on, so a gap of any length changes nothing but what is still said. Only
/// time that is reported as unattended leaves what clocks pass over undone.
public struct GymSession: Equatable, Sendable {
  /// An effect and the moment at which it holds.
  public struct TimedEffect: Hashable, Sendable {
    /// When, since the session began.
    public var at: Duration
    /// What.
    public var effect: GymEffect
  }

  /// What is to be done.
  public let plan: GymPlan

  /// The settings for leading it.
  public let settings: GymSettings

  /// What is known of the exercises.
  public let memories: [ExerciseMemory]

  /// The moment up to which all is done.
  public internal(set) var now: Duration = .zero

  /// The current step; nothing before the start and after the end.
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
  public var speaks: Bool { !voice.isMuted }

  /// How many cues came too late to be said.
  public var dropped: Int { voice.dropped }

  /// When a cue that waits for the voice has its turn: whoever looks then hears it on time.
  public var nextCueAt: Duration? { voice.nextTurn }

  var skipped: Set<GymPlace> = []
  // What the clock has passed over while nobody was there; holds while it is left out.
  var missed: Set<GymPlace> = []
  var substitutes: [Substitute] = []
  // One for each block; none where it goes by hand.
  var clocks: [BlockClock?]
  let sheets: [GymCueSheet]
  var stepClock: StepClock?
  // The time on the block's clock up to which cues were said.
  var blockCued: Duration = .zero
  // The phase of the block's clock that was last seen to run.
  var clockPhase = -1
  var phase = GymPhase.preparing
  var voice: GymVoice
  // The moment at which somebody looks; what is due before it is late.
  var seenAt: Duration = .zero

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
    voice = GymVoice(isMuted: !settings.speaks, hasCoach: settings.coach != nil)
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
    seenAt = max(time, now)
    var effects = voice.pass(to: seenAt)
    effects += pass(to: seenAt, isAttended: event != .unattended)
    let before = place
    effects += react(to: event)
    // What a clock says at its very beginning is due at once.
    effects += cues(upTo: now)
    if place != before { effects.append(timed(.moved(place))) }
    return effects
  }

  private mutating func react(to event: GymEvent) -> [TimedEffect] {
    switch event {
    case .pass, .unattended: return []
    case .note(let text):
      let name = place.flatMap { exercise(at: $0) }
      notes.append(GymNote(exercise: name, text: text, at: now))
      return []
    case .effort(let value):
      effort = value.map { min(max($0, 1), 10) }
      return []
    case .ask(let question): return say(.answer(question))
    case .speak(let isOn):
      return voice.mute(!isOn, at: now)
    case .start: return start()
    case .end: return isRunning ? finish() : []
    case .pause:
      if phase.pause(at: now) { forAllClocks(.pause) }
      return []
    case .resume:
      if phase.resume(at: now) { forAllClocks(.resume) }
      return []
    case .undo(let place): return undo(place)
    case .done(let place, let result): return done(place, result)
    // Before the start and after the end there is no place, and these change nothing.
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
    }
  }

  // MARK: What holds

  /// Whether it has begun and is not over.
  public var isRunning: Bool { phase.isRunning }

  /// Whether it is over.
  public var isEnded: Bool { phase.isEnded }

  /// Whether it stands still.
  public var isPaused: Bool { phase.isPaused }

  /// How long it has gone on, without pauses.
  public func elapsed(at time: Duration) -> Duration { phase.elapsed(at: max(time, now)) }

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

  /// Whether the clock passed over a step while nobody was there, and nobody has reported it since.
  public func isMissed(_ place: GymPlace) -> Bool {
    missed.contains(place) && skipped.contains(place)
  }

  /// How many windows of a block's clock were missed.
  public func missedWindows(ofBlock block: Int) -> Int {
    let steps = plan.blocks[block].steps
    var rounds: Set<Int> = []
    for (index, step) in steps.enumerated() where isMissed(GymPlace(block: block, step: index)) {
      rounds.insert(step.round)
    }
    return rounds.count
  }

  /// The clock of a block, if it has one.
  public func clock(ofBlock block: Int) -> BlockClock? {
    clocks.indices.contains(block) ? clocks[block] : nil
  }

  func timed(_ effect: GymEffect) -> TimedEffect { TimedEffect(at: now, effect: effect) }

  private mutating func forAllClocks(_ event: BlockClock.Event) {
    if let block = place?.block { clocks[block]?.handle(event, at: now) }
    stepClock?.handle(event, at: now)
  }
}
