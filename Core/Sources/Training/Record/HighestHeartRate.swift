/// The highest heart rate that was held for ten seconds: a spike is no maximum (definition 1).
public struct HighestHeartRate: Hashable, Sendable {
  private struct Beat: Hashable, Sendable {
    var time: Double
    var rate: Double
  }

  private static let shortest = 10.0
  private let longestSilence: Double

  /// The highest so far.
  public private(set) var value: HeartRate?

  // The readings since the last one that is at least ten seconds old.
  private var beats: [Beat] = []

  /// Has heard nothing yet; after a silence of more seconds than given, holding begins anew.
  public init(longestSilence: Double = 5) { self.longestSilence = longestSilence }

  /// Ingests a reading that is trusted.
  public mutating func ingest(_ heartRate: HeartRate, at now: Double) {
    if let last = beats.last, now - last.time > longestSilence { beats = [] }
    beats.append(Beat(time: now, rate: heartRate.beatsPerMinute))
    while beats.count > 1, now - beats[1].time >= Self.shortest { beats.removeFirst() }
    guard let first = beats.first, now - first.time >= Self.shortest else { return }
    let held = beats.reduce(first.rate) { min($0, $1.rate) }
    if held > value?.beatsPerMinute ?? 0 { value = .beatsPerMinute(held) }
  }
}

extension HighestHeartRate {
  // A device that saves space writes a reading a minute.
  private static let sparsest = 60.0

  /// The highest heart rate of an activity in whole beats, pauses left out; nothing where none was held.
  public static func held(in samples: Samples, pauses: [Range<Double>] = []) -> HeartRate? {
    var highest = HighestHeartRate(longestSilence: sparsest)
    for (row, beats) in samples.heartRate.enumerated() where beats >= 20 && beats < 255.5 {
      let time = samples.time[row]
      guard !pauses.contains(where: { $0.lowerBound < time && time < $0.upperBound }) else {
        continue
      }
      highest.ingest(.beatsPerMinute(beats.rounded()), at: time)
    }
    return highest.value
  }
}
