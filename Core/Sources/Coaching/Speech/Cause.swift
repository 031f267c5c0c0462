/// Why a line became due: what its ledger row answers when the runner asks "why did you say that?".
public enum Cause: Hashable, Sendable {
  /// The moment of a script's message came: what its trigger looked at, and how its branch stood.
  case trigger(Trigger, saw: [Reading], branch: BranchState?)
  /// A rule of the coach found something.
  case remark(Remark)
  /// The line's source says all: an answer or a sensor.
  case itself
  /// The runner has asked for it, in these words.
  case asked(String)

  /// Whether the runner has just asked for it, and waits.
  var isAsked: Bool {
    if case .asked = self { true } else { false }
  }
}
