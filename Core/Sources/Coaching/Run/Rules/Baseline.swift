/// What the later parts of a run are measured by: its pace between a fifth and half of the goal,
/// before that and without a goal between a fifth and half of the run so far (definition 4).
struct Baseline: Equatable, Sendable {
  /// A pace that swings by more is no pace to measure by: intervals, or run-walk.
  private static let wildest = 0.08

  /// What was run then.
  let segment: Segment

  private let unsteadiness: Double
  private let span: Double

  /// Takes the measure from a run, if it was long and steady enough to give one.
  init?(_ history: RunHistory, hasGoal: Bool) {
    let paces = history.paces
    var start = 0.2 * paces.clock
    var end = 0.5 * paces.clock
    if hasGoal, history.tenths.count > 5 {
      start = history.tenths[2]
      end = min(history.tenths[5], paces.clock)
    }
    guard end - start >= 180, let segment = paces.segment(from: start, to: end),
      let unsteadiness = paces.unsteadiness(from: start, to: end),
      unsteadiness <= Self.wildest
    else { return nil }
    self.segment = segment
    self.unsteadiness = unsteadiness
    span = end - start
  }

  /// The loss of pace over some seconds that may be chance, seeing how the run swung before: two
  /// and a half standard deviations of a mean over that time.
  func chance(over seconds: Double) -> Double {
    Self.chance(unsteadiness, span: span, over: seconds)
  }

  /// The same, seeing how the run swung in another segment; anything may be chance after a short or
  /// wild one.
  static func chance(
    in paces: PaceHistory,
    from start: Double,
    to end: Double,
    over seconds: Double
  ) -> Double {
    guard let unsteadiness = paces.unsteadiness(from: start, to: end),
      unsteadiness <= wildest
    else { return .infinity }
    return chance(unsteadiness, span: end - start, over: seconds)
  }

  private static func chance(
    _ unsteadiness: Double,
    span: Double,
    over seconds: Double
  ) -> Double {
    let piece = max(60, span / 40)
    return 2.5 * unsteadiness * min(1, piece / seconds).squareRoot()
  }
}
