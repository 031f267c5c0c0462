/// A fact that moves a workout up or down: data with its evidence, put into words last.
public enum RankingReason: Hashable, Sendable {
  /// Its main muscle was trained last on a day, with so many sets, and is rested.
  case rested(Muscle, session: String, day: Int, sets: Double)
  /// Its main muscle is still loaded from a day.
  case loaded(Muscle, session: String, day: Int, sets: Double)
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
  /// Something is not there, and an exercise can take another's place.
  case substitute(String, by: String)
  /// It was done so many days ago.
  case doneLately(session: String, day: Int, daysAgo: Int)
  /// It was done last on a day that is long ago.
  case notSince(session: String, day: Int)
  /// It was never done, of so many sessions.
  case neverDone(sessions: Int)
  /// The day was rated so, and the workout is easy or hard.
  case readiness(Int, isEasy: Bool)
  /// A gap of so many minutes before something, and it takes about so many.
  case calendar(RankingRequest.Gap, about: Int)
  /// So many sessions are left to the week's goal.
  case goal(left: Int, of: Int)
}

/// What a signal adds to a workout's score, and the fact behind it.
public struct RankingContribution: Hashable, Sendable {
  /// The signal.
  public var signal: RankingSignal
  /// What it says, from -1 to 1.
  public var value: Double
  /// What it counts.
  public var weight: Double
  /// The fact; none where nothing is known.
  public var reason: RankingReason?

  /// What it adds.
  public var points: Double { value * weight }
}

/// Why a workout is not in the list.
public enum HiddenReason: Hashable, Sendable {
  /// It has a tag that is not wanted.
  case tag(String)
  /// It has an exercise that is not wanted.
  case exercise(String)
  /// It needs something that is not there.
  case missing(String)
  /// It is done elsewhere.
  case place(WorkoutLocation)
  /// Its kind was done on a day, and so many days must lie between.
  case rest(WorkoutCategory, day: Int, days: Int)
  /// It takes so long, and there is so much time.
  case tooLong(about: Int, available: Int)
}

/// What would bring a workout to the top.
public enum Counterfactual: Hashable, Sendable {
  /// So many more minutes.
  case minutes(Int)
  /// Nothing less than another weight of a signal, of which the first has so many points more.
  case signal(RankingSignal, points: Double)
}
