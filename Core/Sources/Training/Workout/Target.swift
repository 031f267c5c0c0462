/// The planned intensity of a set: what follows the @ in a workout.
public enum Target: Hashable, Sendable {
  /// A weight.
  case load(Load)
  /// A share of the best single repetition, in percent.
  case percent(Amount)
  /// Rated effort from 6 to 10.
  case exertion(Amount)
  /// Repetitions that could still follow.
  case reserve(Amount)
  /// No more than one's own weight.
  case bodyweight
  /// One's own weight and this.
  case added(Load)
  /// One's own weight less what a band or a machine carries.
  case assisted(Load)
  /// A running or rowing pace.
  case pace(PaceGoal)
  /// A pace that the workout names, such as "threshold".
  case namedPace(String)
  /// Zones of heart rate, both included.
  case zones(Int, Int)
  /// Beats a minute.
  case heartRate(Amount)
  /// Words that say it to a person and not to the program, such as "heavy".
  case words(String)
}
