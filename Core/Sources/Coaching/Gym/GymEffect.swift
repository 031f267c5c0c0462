import Training

/// What a workout asks for.
public enum GymEffect: Hashable, Sendable {
  /// Say something, under a name in this session.
  case cue(GymCue, id: String)
  /// Fall silent in the middle of what is being said.
  case stop(String, LineOutcome)
  /// Something else is to be done now, and the screen should show it.
  case moved(GymPlace?)
  /// A set counts as done.
  case logged(SetRecord)
  /// A set does not count after all.
  case unlogged(SetRecord)
  /// Rest until a moment.
  case resting(until: Duration)
  /// The workout is over.
  case ended
}
