import Training

/// Watches whether a measured cadence has left its band for long, or has been back for a while.
struct CadenceWatch: Hashable, Sendable {
  /// How long a cadence must have been back in its band before the metronome falls silent.
  static let back: Duration = .seconds(10)

  /// Up to here somebody walks or stands (definition 7 of the running definitions).
  private static let walking = 120.0

  /// Whether the runner needs to hear the beat.
  private(set) var isNeeded = false

  /// Whether the last cadence lay in the band; nothing if it is unknown, or that of walking.
  private(set) var isInside: Bool?

  private let band: Double
  private let patience: Duration
  // Since when the cadence has been on the side of the band on which it is.
  private var since = Duration.zero

  init(_ plan: CadencePlan) {
    band = plan.band
    patience = plan.after
  }

  mutating func follow(_ cadence: Cadence?, around target: Tempo, at now: Duration) {
    guard let steps = cadence?.stepsPerMinute, steps > Self.walking else { return forget() }
    let isInside = abs(steps - target.cadence.stepsPerMinute) <= band
    if isInside != self.isInside { since = now }
    self.isInside = isInside
    if now - since >= (isInside ? Self.back : patience) { isNeeded = !isInside }
  }

  /// An unknown cadence is no reason to tick.
  mutating func forget() {
    isNeeded = false
    isInside = nil
  }

  /// Whether the cadence has been in its band long enough since a moment.
  func hasBeenBack(since moment: Duration, at now: Duration) -> Bool {
    isInside == true && now - max(since, moment) >= Self.back
  }
}
