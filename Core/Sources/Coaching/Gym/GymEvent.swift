public import Training

/// What happens in a workout.
public enum GymEvent: Hashable, Sendable {
  /// By how much one press makes a rest longer.
  public static let usualRest: Duration = .seconds(15)

  /// Begin: the workout, or the clock or the hold that waits for it.
  case start
  /// A set is done: the current one, or another; without a result as it was asked for.
  ///
  /// A set that is done already stays done, with the new result if there is one: saying it twice does
  /// no harm.
  case done(GymPlace?, SetResult?)
  /// A set was not done after all: the last one, or another.
  case undo(GymPlace?)
  /// A round of an AMRAP is full.
  case roundDone
  /// The last round of an AMRAP was not full.
  case undoRound
  /// So many repetitions of the round that is not full.
  case reps(Int)
  /// Leave out what is now: a set, a rest, a window of a clock, a clock that waits.
  case skip
  /// Leave out what is left of the exercise.
  case skipExercise
  /// Leave out what is left of the part.
  case skipBlock
  /// Go back: to the beginning of what is now, or to what was before.
  case back
  /// Go on with another step.
  case go(GymPlace)
  /// Rest longer by so much, or shorter.
  case moreRest(Duration)
  case pause
  case resume
  /// Do another exercise instead of the current one.
  case substitute(String)
  /// A remark, at the current exercise.
  case note(String)
  /// How hard the whole workout was, from 1 to 10, or that it was said by mistake.
  case effort(Double?)
  /// Somebody asks something, and hears the answer.
  case ask(GymQuestion)
  /// Whether anything is said.
  case speak(Bool)
  /// The workout is over, whatever was not done.
  case end
  /// Only time has passed.
  case pass
  /// Time has passed in which nobody was there: the page was closed, or the command was killed.
  ///
  /// What a clock has passed over in it is missed, not done.
  case unattended
}
