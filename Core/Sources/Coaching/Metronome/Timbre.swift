/// The sound of a metronome's tick.
public enum Timbre: String, CaseIterable, Hashable, Sendable {
  /// A short knock, clear beside music and traffic.
  case wood
  /// A higher and longer tone, for wind and tired ears.
  case bright
}
