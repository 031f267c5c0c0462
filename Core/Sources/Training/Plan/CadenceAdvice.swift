/// How much faster than their own a runner's steps may sensibly become.
///
/// 5 to 10 % above the preferred step rate at the same speed takes load off hip and knee
/// (Heiderscheit et al., "Effects of Step Rate Manipulation on Joint Mechanics during Running",
/// Med Sci Sports Exerc 43(2), 2011); what is taken off there arrives partly at the calf and the
/// Achilles tendon, so it is changed by one small step at a time, 4 to 6 weeks each, and never by
/// more than 10 % (definition 7 of the running definitions).
public struct CadenceAdvice: Hashable, Sendable {
  /// What may be tried.
  public enum Suggestion: Hashable, Sendable {
    /// Five percent more to begin with, and the most that is sensible later.
    case raise(first: Tempo, most: Tempo)
    /// The steps are quick already: more of them promise nothing.
    case quickEnough
    /// Even ten percent more is slower than a metronome here can tick.
    case outOfReach(most: Int)
  }

  /// The baselines of running, in steps per minute.
  public static let baselines = 120.0...230.0

  /// No suggestion is quicker than this, whatever the baseline: among those who run quick steps, more
  /// have not been shown to do any good.
  public static let quickest = Tempo(clamping: 200)

  private static let firstPercent = 5.0
  private static let mostPercent = 10.0

  /// The runner's own cadence, not led by a metronome.
  public let baseline: Cadence

  /// Gives advice on a baseline, or nothing if it is not a running cadence.
  public init?(baseline: Cadence) {
    guard Self.baselines.contains(baseline.stepsPerMinute) else { return nil }
    self.baseline = baseline
  }

  /// What may be tried.
  public var suggestion: Suggestion {
    guard limit >= Tempo.slowest.beatsPerMinute else { return .outOfReach(most: limit) }
    let wanted = Tempo(clamping: Int(raised(by: Self.firstPercent).rounded()))
    guard wanted <= Self.quickest else { return .quickEnough }
    return .raise(first: wanted, most: min(Tempo(clamping: limit), Self.quickest))
  }

  /// How far a tempo is above the baseline: 0.08 is 8 % faster.
  public func excess(of tempo: Tempo) -> Double {
    Double(tempo.beatsPerMinute) / baseline.stepsPerMinute - 1
  }

  /// The most steps per minute that are no more of a change than is sensible.
  public var limit: Int { Int(raised(by: Self.mostPercent).rounded(.down)) }

  /// Whether a tempo is more of a change than is sensible.
  public func isTooMuch(_ tempo: Tempo) -> Bool { tempo.beatsPerMinute > limit }

  // Multiplied before it is divided, so that 10 % over 160 is 176 and nothing more.
  private func raised(by percent: Double) -> Double {
    baseline.stepsPerMinute * (100 + percent) / 100
  }
}
