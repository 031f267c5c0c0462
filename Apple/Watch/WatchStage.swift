/// What the watch shows.
enum WatchStage: Equatable {
  case ready
  /// A run of this watch.
  case run
  /// A run that the phone tracks.
  case mirror
  /// A workout in the gym.
  case gym
}
