import Training

/// Where the runner was last seen, and which stretches of the run no position covers
/// (definition 9 of the running definitions).
struct PositionCoverage: Hashable, Sendable {
  // Longer than this without a position is a gap.
  private static let longestSilence: Duration = .seconds(15)
  // A page that is hidden for less than this has missed nothing.
  private static let glance: Duration = .seconds(5)

  /// What was not measured, in order.
  private(set) var gaps: [TrackingGap] = []

  private var last = LastReading<Coordinate>(staleAfter: .seconds(10))
  private var startedAt: Duration?
  // The last position that was believed, the start, or the end of a pause.
  private var missedSince = Duration.zero
  private var hiddenSince: Duration?
  // When the page was last hidden, as long as no position has come since.
  private var lastHidden: Duration?

  /// The last position that was believed.
  var place: Coordinate? { last.value }

  /// Whether any position ever came.
  var hasBegun: Bool { last.takenAt != nil }

  /// Whether the last position still holds.
  func isFresh(at now: Duration) -> Bool { last.fresh(at: now) != nil }

  /// How far positions can be trusted; a runner who looks away for a moment sees no alarm.
  func signal(at now: Duration) -> LiveMetrics.Signal {
    let signal = last.signal(at: now)
    guard let hiddenSince, signal != .absent, now - hiddenSince >= Self.glance,
      (last.takenAt ?? .zero) < now - Self.glance
    else { return signal }
    return .hidden
  }

  /// Begins to miss positions, at the start or after a pause.
  mutating func begin(at now: Duration) {
    startedAt = startedAt ?? now
    missedSince = now
  }

  /// Records a position that was believed.
  mutating func see(_ place: Coordinate, at now: Duration) {
    last.update(place, at: now)
    missedSince = now
    lastHidden = hiddenSince
  }

  /// Records that the receiver is gone.
  mutating func lose() { last.lose() }

  /// Records that the page that receives positions is hidden, or is seen again.
  mutating func hide(_ isHidden: Bool, at now: Duration) {
    hiddenSince = isHidden ? hiddenSince ?? now : nil
    if isHidden { lastHidden = now }
  }

  /// Ends a stretch without positions, if there was one and if it was long enough.
  mutating func closeGap(
    at now: Duration,
    bridged: Distance,
    paused: Duration
  ) -> TrackingGap? {
    guard let startedAt, now - missedSince > Self.longestSilence else { return nil }
    let gap = TrackingGap(
      kind: lastHidden == nil ? .positions : .hidden,
      from: missedSince - startedAt,
      to: now - startedAt,
      bridged: bridged,
      paused: paused
    )
    missedSince = now
    lastHidden = hiddenSince
    gaps.append(gap)
    return gap
  }

  /// Adds a stretch in which nobody listened to any sensor.
  mutating func append(_ gap: TrackingGap) { gaps.append(gap) }
}
