/// Something that went wrong and is not over yet: while it is open the coach neither praises nor chats.
public enum Episode: String, CaseIterable, Hashable, Sendable {
  /// The fuel is gone.
  case bonk
  /// The heart rate is close to its highest.
  case heartRateHigh = "heart_rate_high"
  /// The runner stands and has not said why.
  case stopped
  /// The pace has fallen far and stays there.
  case fade
}
