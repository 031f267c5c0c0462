/// What was decided about a line.
public enum Decision: Hashable, Sendable {
  /// It is said now.
  case said
  /// It has to wait.
  case held(Hold)
  /// It will not be said.
  case dropped(Drop)
  /// The voice has ended it, one way or another.
  case ended(LineOutcome)
  /// The run is over and its moment never came.
  case unfired(Miss)
  /// The runner wanted it, and it was done without a word.
  case done
  /// A rule has seen its case and leaves it alone.
  case leftAlone(Restraint.Reason)

  /// Why a line has to wait.
  public enum Hold: Hashable, Sendable {
    /// Another line is being spoken, or was begun less than 30 s ago.
    case turn(after: Line.Source?)
    /// The runner stands.
    case paused
    /// An answer waits: something of this rank is due within five seconds.
    case expecting(Rank)
    /// Its moment is here, but its branch is not active.
    case branch(String)
  }

  /// Why a line will not be said.
  public enum Drop: Hashable, Sendable {
    /// It waited too long and would have been stale.
    case expired
    /// Its condition was no longer true when its turn came.
    case noLongerTrue
    /// Its branch was not active when its moment came, or no longer when its turn came.
    case branchInactive(String)
    /// A newer occurrence of the same took its place.
    case replaced
    /// The runner wants silence.
    case muted
    /// It carries a value that nobody knows.
    case unknown(Placeholder)
    /// None of the phrases on its topic is true now, or all that are have been said.
    case nothingFits
    /// Something went wrong that is not over, and it would praise, push or chat.
    case episode(Episode)
    /// The run was over before its turn came.
    case ended
  }

  /// Why a message's moment never came.
  public enum Miss: Hashable, Sendable {
    /// The run ended before.
    case notReached
    /// It needs a goal, and the run had none.
    case noGoal
    /// It counts back from the goal by half of the run or more.
    case goalTooShort
    /// Its expression was never true.
    case neverTrue
    /// Its expression was never known, for want of these.
    case neverKnown([Variable])
    /// Its expression was true, but never for a minute with a trusted heart rate.
    case tooBrief
    /// Its branch was never active while its moment was there.
    case branch(String)
  }
}
