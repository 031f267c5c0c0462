import Training

/// How far a run has come at a moment: splits, laps and totals are differences of two of these.
struct Progress: Hashable, Sendable {
  /// Metres.
  var distance = 0.0

  /// Time with the timer running.
  var moving = Duration.zero

  /// Time since the start, pauses included.
  var elapsed = Duration.zero

  /// Beats per minute times the seconds for which they held.
  var beats = 0.0

  /// The seconds that were covered by heart rate readings.
  var covered = 0.0

  /// The moment at a fraction of the way to a later one, to the millisecond.
  func toward(_ later: Self, _ fraction: Double) -> Self {
    Self(
      distance: distance + (later.distance - distance) * fraction,
      moving: moving + part(of: later.moving - moving, fraction),
      elapsed: elapsed + part(of: later.elapsed - elapsed, fraction),
      beats: beats + (later.beats - beats) * fraction,
      covered: covered + (later.covered - covered) * fraction
    )
  }

  /// The stretch from an earlier moment to this one.
  func stretch(number: Int, since earlier: Self) -> Split {
    let seconds = covered - earlier.covered
    return Split(
      number: number,
      distance: .meters(distance - earlier.distance),
      moving: moving - earlier.moving,
      elapsed: elapsed - earlier.elapsed,
      heartRate: seconds > 0 ? .beatsPerMinute((beats - earlier.beats) / seconds) : nil
    )
  }

  private func part(of duration: Duration, _ fraction: Double) -> Duration {
    Duration(roundedSeconds: duration.inSeconds * fraction)
  }
}
