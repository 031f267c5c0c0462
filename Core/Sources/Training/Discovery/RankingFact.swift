/// The fact behind what a signal adds to a workout, in numbers; ``RankingReason`` is what it says.
///
/// The workout, the log and the request know the rest, so that thousands of workouts are explained without a
/// name being touched.
enum RankingFact: Hashable, Sendable {
  /// A muscle, by its place among all, is rested.
  case rested(muscle: Int)
  /// A muscle, by its place among all, is still loaded.
  case loaded(muscle: Int)
  /// Nothing is in the log.
  case newHere
  /// A muscle, by its place among all, has so many of the week's sets.
  case balance(muscle: Int)
  /// There is so much time.
  case time
  /// It is what was asked for.
  case askedFor
  /// All that it needs is there.
  case equipment
  /// Another exercise can take the place of one, by its number in the index.
  case substitute(exercise: Int)
  /// It was done lately.
  case doneLately
  /// It was not done for long.
  case notSince
  /// It was never done.
  case neverDone
  /// The day was rated so.
  case readiness
  /// There is a gap in the calendar.
  case calendar
  /// A race is near.
  case race
  /// The week has a goal.
  case goal
}
