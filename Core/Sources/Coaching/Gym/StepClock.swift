/// The clock of one step, a hold or a rest, with what it will say.
struct StepClock: Equatable, Sendable {
  /// Which side is held.
  enum Side: Equatable, Sendable {
    case first
    /// The other one, after so many seconds of the first.
    case second(after: Double)

    /// The number of the side, from 1.
    var number: Int { self == .first ? 1 : 2 }
  }

  /// What the clock is for.
  enum Kind: Equatable, Sendable {
    case hold(Side)
    case rest
  }

  /// What the clock is for.
  let kind: Kind

  /// The clock itself.
  private(set) var clock: BlockClock

  private var sheet: GymCueSheet
  // The time on the clock up to which cues were said.
  private var cued: Duration

  /// Begins a hold.
  init(
    hold place: GymPlace,
    _ program: TimerProgram,
    side: Side,
    isTold: Bool,
    at now: Duration
  ) {
    kind = .hold(side)
    clock = BlockClock(program)
    clock.handle(.start, at: now)
    sheet = GymCueSheet(hold: place, program)
    // What is said at the very beginning is due too.
    cued = isTold && program.getReady == .zero ? .zero : .milliseconds(-1)
  }

  /// Begins a rest before a step.
  init(rest length: Duration, before place: GymPlace, isNew: Bool, at now: Duration) {
    kind = .rest
    clock = BlockClock(.countdown(length))
    clock.handle(.start, at: now)
    sheet = GymCueSheet(rest: length, before: place, isNew: isNew)
    cued = .zero
  }

  /// Whether it counts a rest down.
  var isRest: Bool { kind == .rest }

  /// Pauses or resumes the clock.
  mutating func handle(_ event: BlockClock.Event, at now: Duration) {
    clock.handle(event, at: now)
  }

  /// Goes on with a rest of another length.
  mutating func change(restTo length: Duration, before place: GymPlace, isNew: Bool) {
    clock.change(to: .countdown(length))
    sheet = GymCueSheet(rest: length, before: place, isNew: isNew)
  }

  /// The cues that have become due, each with its moment in the session.
  mutating func cues(upTo moment: Duration) -> [(at: Duration, cue: GymCue)] {
    let shown = clock.clockTime(at: moment)
    let due = sheet.due(after: cued, upTo: shown).map { entry in
      (at: clock.moment(of: entry.at) ?? moment, cue: entry.cue)
    }
    cued = max(cued, shown)
    return due
  }
}
