/// A part of the pages whose words are kept in one text.
public enum PageColumn: CaseIterable, Hashable, Sendable {
  case frame
  case home
  case plan
  case run
  case gym
  case workout
  case log
  case history
  case activity
  case metronome
  case watch
  case devices
  case connections
  case mind
  /// Where a model is asked to write something.
  case wish
  case settings
  /// What the pages' scripts say by themselves.
  case scripts
  /// What only the native apps say.
  case apps
}
