import Training

/// The highest heart rate that was held for ten seconds: a spike is no maximum (definition 1).
struct HighestHeartRate: Hashable, Sendable {
  private struct Beat: Hashable, Sendable {
    var time: Double
    var rate: Double
  }

  private static let shortest = 10.0
  private static let longestSilence = 5.0

  /// The highest so far.
  private(set) var value: HeartRate?

  // The readings since the last one that is at least ten seconds old.
  private var beats: [Beat] = []

  /// Ingests a reading that is trusted.
  mutating func ingest(_ heartRate: HeartRate, at now: Double) {
    if let last = beats.last, now - last.time > Self.longestSilence { beats = [] }
    beats.append(Beat(time: now, rate: heartRate.beatsPerMinute))
    while beats.count > 1, now - beats[1].time >= Self.shortest { beats.removeFirst() }
    guard let first = beats.first, now - first.time >= Self.shortest else { return }
    let held = beats.reduce(first.rate) { min($0, $1.rate) }
    if held > value?.beatsPerMinute ?? 0 { value = .beatsPerMinute(held) }
  }
}
