/// What the phone shows above its tabs.
enum PhoneStage: Equatable {
  case home
  /// A run of this phone, or the watch's, which it coaches.
  case run
  /// A workout in the gym.
  case gym
}
