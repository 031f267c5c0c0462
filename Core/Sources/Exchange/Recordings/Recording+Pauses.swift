import Training

extension Recording {
  /// Takes gaps between its readings for the pauses that its timer leaves out.
  mutating func findPauses() {
    let gaps = TrackGaps(samples.time)
    if let timer = totals.timer?.inSeconds, let elapsed = totals.elapsed?.inSeconds, elapsed > 0 {
      guard samples.count > 0 else { return }
      pauses = TrackGaps.apart(gaps.gaps(in: 0..<elapsed, standingStill: elapsed - timer))
    } else {
      pauses = TrackGaps.apart(gaps.stillness(in: samples))
    }
  }
}
