/// A fact that moves a workout up or down: data with its evidence, put into words last.
public enum RankingReason: Hashable, Sendable {
  /// Its main muscle was trained last on a day, with so many sets, and is rested.
  case rested(Muscle, session: String, day: Day, sets: Double)
  /// Its main muscle is still loaded from a day.
  case loaded(Muscle, session: String, day: Day, sets: Double)
  /// Nothing is in the log: a beginning of so many minutes.
  case newHere(minutes: Int)
  /// A muscle has so many of the sets that a week is judged by.
  case balance(Muscle, sets: Double, of: Int)
  /// So many minutes are there, and it takes about so many.
  case time(available: Int, about: Int)
  /// It is what was asked for; it takes about so many minutes.
  case askedFor(String, about: Int)
  /// All that it needs is there.
  case equipment([String])
  /// Something is not there, at a place of one's own if one is chosen, and an exercise can take another's place.
  case substitute(String, by: String, at: String? = nil)
  /// It was done so many days ago.
  case doneLately(session: String, day: Day, daysAgo: Int)
  /// It was done last on a day that is long ago.
  case notSince(session: String, day: Day)
  /// It was never done, of so many sessions.
  case neverDone(sessions: Int)
  /// The day was rated so, and the workout is easy or hard.
  case readiness(Int, isEasy: Bool)
  /// A gap of so many minutes before something, and it takes about so many.
  case calendar(RankingRequest.Gap, about: Int)
  /// A race is so near that rest matters, and the workout is easy or hard.
  case race(RankingRequest.Race, isEasy: Bool)
  /// So many sessions are left to the week's goal.
  case goal(left: Int, of: Int)
}
