/// The value of a condition: unknown is neither true nor false.
///
/// Kleene's strong three-valued logic: `false AND unknown` is false, `true OR unknown` is true, and
/// everything else with an unknown part is unknown. Only `yes` ever makes a coach speak.
public enum Truth: UInt8, CaseIterable, Hashable, Sendable {
  case no
  case unknown
  case yes
}
