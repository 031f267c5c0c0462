import Training

/// Notices half of the goal and all of it, once each.
struct Milestones: Equatable, Sendable {
  private var passed = 0

  /// Whether a milestone was passed since the last look.
  mutating func isPassed(at moment: Moment) -> Bool {
    guard let progress = moment.progress else { return false }
    let reached = progress >= 1 ? 2 : progress >= 0.5 ? 1 : 0
    defer { passed = max(passed, reached) }
    return reached > passed
  }
}

extension Moment {
  /// How much of the goal is done, 0 to 1 and beyond; nothing without a goal.
  public var progress: Double? {
    switch plan.goal {
    case .distance(let goal): metrics.distance.meters / goal.meters
    case .time(let goal): metrics.moving.inSeconds / goal.inSeconds
    case nil: nil
    }
  }
}
