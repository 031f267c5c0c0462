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
  /// An exercise in full, told early in the rest before it: how much, how hard, and what to mind.
  case brief(GymPlace)
  /// All that a round of a part has, for a clock that starts without a moment to get ready.
  case round(block: Int)
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
  /// What somebody asked is answered.
  case answer(GymQuestion)

  /// How it stands among other lines: of two that fall together the one that goes before is said.
  ///
  /// What counts by the second is a countdown, what comes next is the coach's, and what was done or is
  /// left are figures.
  public var precedence: Precedence {
    switch self {
    case .answer(.pain): Precedence(.safety)
    case .answer: Precedence(.coach, 80)
    case .count: Precedence(.countdown, 60)
    case .work, .rest, .timeIsUp, .allDone, .otherSide, .target: Precedence(.countdown)
    case .begin, .next, .ahead, .finished: Precedence(.coach)
    case .brief, .round: Precedence(.coach, 40)
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
    case .work, .round, .timeIsUp, .target: .go
    case .rest: .rest
    case .begin, .next, .ahead, .brief, .halfway, .left, .otherSide, .setDone,
      .exerciseDone, .roundDone,
      .allDone, .finished, .answer:
      nil
    }
  }

  /// How late it may be said: after that it is dropped.
  public var validity: Duration {
    switch self {
    case .count: .milliseconds(400)
    case .halfway, .left, .ahead, .target, .round: .seconds(2)
    case .work, .rest, .otherSide: .seconds(3)
    case .brief, .setDone, .roundDone, .exerciseDone, .timeIsUp: .seconds(6)
    case .begin, .next, .allDone, .finished, .answer: .seconds(15)
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
    case .brief: .milliseconds(7000)
    case .begin, .next, .round, .answer: .milliseconds(8000)
    }
  }

  /// The same with the word that a coach adds where there is room for one.
  public func budget(withCoach hasCoach: Bool) -> Duration {
    switch self {
    case .setDone(_, let rest), .exerciseDone(_, let rest):
      hasCoach && Self.hasRoom(in: rest) ? budget + .seconds(3) : budget
    case .finished: hasCoach ? budget + .seconds(3) : budget
    case .begin, .next, .work, .rest, .ahead, .brief, .round, .halfway, .left, .count, .target,
      .otherSide, .roundDone, .timeIsUp, .allDone, .answer:
      budget
    }
  }

  /// Whether a rest is long enough for more than its length.
  public static func hasRoom(in rest: Duration?) -> Bool {
    rest.map { $0 >= .seconds(30) } ?? false
  }

  /// The line that the dispatcher orders among others; its words are found when it is said.
  func line(_ name: String, dueAt: Duration) -> Line {
    var cause = Cause.itself
    if case .answer(let question) = self { cause = .asked(question.rawValue) }
    return Line(
      source: .cue(name),
      rank: precedence.rank,
      priority: precedence.priority,
      text: "",
      dueAt: dueAt,
      expiresAt: dueAt + validity,
      cause: cause
    )
  }
}
