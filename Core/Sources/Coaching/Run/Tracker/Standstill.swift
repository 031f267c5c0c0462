import Training

/// Finds out from speed and steps that a runner stands or runs again (definition 10 of the running
/// definitions).
///
/// It decides only when a reading comes: silence is a lost signal, never a standstill. Both edges
/// are dated back to the first reading that showed them.
struct Standstill: Hashable, Sendable {
  /// Readings further apart than this say nothing about the time between them.
  private static let longestSilence: Duration = .seconds(5)

  /// A condition that must hold for a while, by readings that come often enough.
  private struct Streak: Hashable, Sendable {
    private(set) var since: Duration?
    private var last: Duration?

    /// Takes a reading; answers with the streak's beginning once it has lasted.
    mutating func take(_ holds: Bool, lasting needed: Duration, at now: Duration) -> Duration? {
      if let last, now - last > Standstill.longestSilence { since = nil }
      last = now
      since = holds ? since ?? now : nil
      guard let since, now - since >= needed else { return nil }
      return since
    }
  }

  private var slow = Streak()
  private var fast = Streak()
  private var feetStill = Streak()
  private var feetQuick = Streak()

  /// Since when the runner may be standing, before that is sure.
  var suspectedSince: Duration? {
    guard let slow = slow.since else { return feetStill.since }
    guard let feet = feetStill.since else { return slow }
    return min(slow, feet)
  }

  /// Since when the runner may be running again, before that is sure.
  var leavingSince: Duration? {
    guard let fast = fast.since else { return feetQuick.since }
    guard let feet = feetQuick.since else { return fast }
    return min(fast, feet)
  }

  /// Takes a speed; answers with the edge when the runner stands, or runs again.
  mutating func take(
    _ speed: Speed,
    cadence: Cadence?,
    isStanding: Bool,
    at now: Duration
  ) -> Duration? {
    // Feet that run on a treadmill or under a roof outvote a position that does not move.
    let feetRun = (cadence?.stepsPerMinute ?? 0) >= 120
    let stands = slow.take(
      !isStanding && !feetRun && speed.metersPerSecond < 0.6,
      lasting: .seconds(4),
      at: now
    )
    let runs = fast.take(
      isStanding && speed.metersPerSecond > 1,
      lasting: .milliseconds(1500),
      at: now
    )
    return isStanding ? runs : stands
  }

  /// Takes a cadence; answers with the edge when the runner stands, or runs again.
  mutating func take(_ cadence: Cadence, isStanding: Bool, at now: Duration) -> Duration? {
    let steps = cadence.stepsPerMinute
    let stands = feetStill.take(!isStanding && steps == 0, lasting: .seconds(2), at: now)
    let runs = feetQuick.take(isStanding && steps >= 120, lasting: .seconds(2), at: now)
    return isStanding ? runs : stands
  }
}
