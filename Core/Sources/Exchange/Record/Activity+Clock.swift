public import Training

extension Activity {
  /// Shows the start by a likely clock where its source says only UTC, and marks that as assumed.
  ///
  /// The clock is the runner's own. Where the first position lies so far from it that no law of any country
  /// explains it, the runner was on a journey, and the sun tells the hour.
  ///
  /// - Parameter usual: How far the runner's clock was ahead of UTC then.
  public mutating func assumeClock(_ usual: UTCOffset) {
    guard summary.startedAt.offset == nil else { return }
    summary.startedAt.offset = usual
    summary.isClockAssumed = true
    guard let longitude = samples.longitude.first(where: { $0.isFinite }) else { return }
    let sun = UTCOffset(clamping: Int((longitude / 15).rounded()) * 60)
    // Beside the date line, twelve hours behind are twelve hours ahead.
    let apart = abs(usual.minutes - sun.minutes)
    if min(apart, 1440 - apart) > Self.farthestFromSun { summary.startedAt.offset = sun }
  }

  // The west of China keeps the clock of Beijing.
  private static let farthestFromSun = 180
}
