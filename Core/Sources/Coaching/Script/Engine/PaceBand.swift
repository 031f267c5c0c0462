/// How the mean pace compares with the target, for the three branches that every script has.
///
/// A band of 2 % around the target is on pace (definition 12). Once outside, a runner is back on pace
/// only within half of it, so that a pace on the edge does not change the coach's mind every second.
public enum PaceBand: String, CaseIterable, Hashable, Sendable {
  case ahead = "ahead_of_pace"
  case on = "on_pace"
  case behind = "behind_pace"

  /// Moving time before which a mean pace says nothing (definition 12).
  static let grace = 20.0

  private static let width = 0.02

  /// The band after a moment, from the mean speed as a multiple of the target speed.
  static func next(after band: PaceBand?, ratio: Double) -> PaceBand {
    switch band {
    case .ahead where ratio > 1 + width / 2: .ahead
    case .behind where ratio < 1 - width / 2: .behind
    case .ahead, .behind, .on, nil:
      if ratio > 1 + width { .ahead } else if ratio < 1 - width { .behind } else { .on }
    }
  }
}
