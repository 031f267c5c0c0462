/// How long the heart beat this fast: load and zones of an activity are computed from it, in a few
/// numbers instead of all its readings.
public struct PulseTime: Hashable, Sendable {
  /// Whole beats a minute.
  public var beatsPerMinute: Int

  /// Seconds.
  public var seconds: Double

  /// Creates a share of the time.
  public init(beatsPerMinute: Int, seconds: Double) {
    self.beatsPerMinute = beatsPerMinute
    self.seconds = seconds
  }

  // A strap that fell off is silent for long; what it said last is not true for all that time.
  private static let longestSilence = 60.0

  /// Counts the seconds of every heart rate of an activity, the slowest first.
  ///
  /// A reading holds until the next one, for a minute at most, and never through a pause: the pulse of
  /// somebody who stands at a light is no training (definition 17).
  public static func count(of samples: Samples, pauses: [Range<Double>] = []) -> [PulseTime] {
    guard !samples.heartRate.isEmpty else { return [] }
    var seconds = [Double](repeating: 0, count: 256)
    var last: (rate: Int, time: Double)?
    for row in 0..<samples.count {
      let time = samples.time[row]
      if let last {
        let end = min(time, last.time + longestSilence)
        seconds[last.rate] += max(0, end - last.time - paused(pauses, last.time, end))
      }
      let reading = samples.heartRate[row]
      if reading.isFinite, reading >= 20, reading < 255.5 {
        last = (Int(reading.rounded()), time)
      } else if let known = last {
        // The row says nothing of the heart: what was said before still holds.
        last = time - known.time < longestSilence ? (known.rate, time) : nil
      }
    }
    var counted: [PulseTime] = []
    for rate in 0..<256 where seconds[rate] > 0 {
      // To the millisecond, as it is kept.
      let rounded = (seconds[rate] * 1000).rounded() / 1000
      counted.append(PulseTime(beatsPerMinute: rate, seconds: rounded))
    }
    return counted
  }

  private static func paused(_ pauses: [Range<Double>], _ start: Double, _ end: Double) -> Double {
    var sum = 0.0
    for pause in pauses where pause.upperBound > start && pause.lowerBound < end {
      sum += max(0, min(end, pause.upperBound) - max(start, pause.lowerBound))
    }
    return sum
  }
}

extension [PulseTime] {
  /// The mean over the time that was measured.
  public var mean: HeartRate? {
    let time = reduce(0) { $0 + $1.seconds }
    guard time > 0 else { return nil }
    let beats = reduce(0) { $0 + Double($1.beatsPerMinute) * $1.seconds }
    return .beatsPerMinute((beats / time * 10).rounded() / 10)
  }

  /// The fastest that was measured.
  public var highest: HeartRate? {
    last.map { .beatsPerMinute(Double($0.beatsPerMinute)) }
  }

  /// Seconds below the first zone and in each of the five.
  public func seconds(in zones: HeartRateZones) -> [Double] {
    var seconds = [Double](repeating: 0, count: 6)
    for share in self {
      seconds[zones.zone(of: .beatsPerMinute(Double(share.beatsPerMinute)))] += share.seconds
    }
    return seconds
  }
}
