/// How the wrist is tapped.
public enum Haptic: String, CaseIterable, Hashable, Sendable {
  /// The run begins now.
  case start
  /// A kilometre or a mile is complete.
  case split
  /// Half of the goal, or all of it.
  case milestone
  /// A step of a planned run begins.
  case step
  /// Something concerns the runner's safety.
  case attention
}
