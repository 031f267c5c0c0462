/// Why a workout is not in the list.
public enum HiddenReason: Hashable, Sendable {
  /// It has a tag that is not wanted.
  case tag(String)
  /// It has an exercise that is not wanted.
  case exercise(String)
  /// It needs something that is not there, at a place of one's own if one is chosen.
  case missing(String, at: String? = nil)
  /// It is done elsewhere.
  case place(WorkoutLocation)
  /// Its kind was done on a day, and so many days must lie between.
  case rest(WorkoutCategory, day: Day, days: Int)
  /// It takes so long, and there is so much time.
  case tooLong(about: Int, available: Int)
}
