/// Something that is said in a workout, without its words.
public enum GymCue: Hashable, Sendable {
  /// A part of the workout begins.
  case begin(block: Int)
  /// Another exercise is next, now.
  case next(GymPlace)
  /// Go.
  case work(GymPlace)
  /// The clock says rest, for so long.
  case rest(Duration)
  /// What comes when this phase is over.
  case ahead(GymPlace)
  /// Half of it is done; so much is left.
  case halfway(Duration)
  /// So much is left.
  case left(Duration)
  /// Three, two, one.
  case count(Int)
  /// A hold has reached its target and continues.
  case target
  /// The other side, after a moment to change.
  case otherSide
  /// A set is done, with the rest that follows.
  case setDone(GymPlace, rest: Duration?)
  /// All sets of an exercise are done, with the rest that follows.
  case exerciseDone(GymPlace, rest: Duration?)
  /// So many rounds are full.
  case roundDone(Int)
  /// The clock of a part has run out.
  case timeIsUp(block: Int)
  /// All of a part was done against its clock, in so long.
  case allDone(block: Int, Duration)
  /// The workout is over after so long.
  case finished(Duration)

  /// How it stands among other lines: of two that fall together the one that goes before is said.
  ///
  /// What counts by the second is a countdown, what comes next is the coach's, and what was done or is
  /// left are figures.
  public var precedence: Precedence {
    switch self {
    case .count: Precedence(.countdown, 60)
    case .work, .rest, .timeIsUp, .allDone, .otherSide, .target: Precedence(.countdown)
    case .begin, .next, .ahead, .finished: Precedence(.coach)
    case .setDone, .exerciseDone, .roundDone: Precedence(.statistics)
    case .left, .halfway: Precedence(.statistics, 40)
    }
  }

  /// Whether it counts by the second: it is felt too, and does not wait for a slow voice.
  public var isSignal: Bool { precedence.rank == .countdown }

  /// A short sound that goes with a cue, for rooms where nobody hears words.
  public enum Tone: String, CaseIterable, Hashable, Sendable {
    /// A second is counted.
    case count
    /// Go, or time.
    case go
    /// Rest.
    case rest
  }

  /// The sound that goes with it.
  public var tone: Tone? {
    switch self {
    case .count: .count
    case .work, .timeIsUp, .target: .go
    case .rest: .rest
    case .begin, .next, .ahead, .halfway, .left, .otherSide, .setDone, .exerciseDone, .roundDone,
      .allDone, .finished:
      nil
    }
  }

  /// How late it may be said: after that it is dropped.
  public var validity: Duration {
    switch self {
    case .count: .milliseconds(400)
    case .halfway, .left, .ahead, .target: .seconds(2)
    case .work, .rest, .otherSide: .seconds(3)
    case .setDone, .roundDone, .exerciseDone, .timeIsUp: .seconds(6)
    case .begin, .next, .allDone, .finished: .seconds(15)
    }
  }

  /// How long a voice needs for it at most: what would run into another is decided by this.
  public var budget: Duration {
    switch self {
    case .count: .milliseconds(700)
    case .target, .otherSide: .milliseconds(1200)
    case .rest: .milliseconds(1000)
    case .work: .milliseconds(1500)
    case .halfway, .left, .timeIsUp: .milliseconds(1800)
    case .setDone, .roundDone, .exerciseDone: .milliseconds(3000)
    case .allDone, .finished: .milliseconds(4000)
    case .ahead: .milliseconds(5400)
    case .next: .milliseconds(6000)
    case .begin: .milliseconds(8000)
    }
  }

  /// The line that the dispatcher orders among others; its words are found when it is said.
  func line(_ name: String, dueAt: Duration) -> Line {
    Line(
      source: .cue(name),
      rank: precedence.rank,
      priority: precedence.priority,
      text: "",
      dueAt: dueAt,
      expiresAt: dueAt + validity
    )
  }
}
