import Training

/// Finds the pauses of a recording whose format does not name them.
struct TrackGaps {
  private let time: [Double]

  /// Only a gap of more than this many seconds can be a pause: twice the usual step, and 2 s.
  let threshold: Double

  /// Looks at the times of a recording's points.
  init(_ time: [Double]) {
    self.time = time
    let steps = zip(time.dropFirst(), time).map { $0 - $1 }.filter { $0 > 0 }.sorted()
    threshold = max(2, 2 * (steps.isEmpty ? 0 : steps[steps.count / 2]))
  }

  /// The gap before a row, if it is long enough to be a pause.
  func gap(before row: Int) -> Range<Double>? {
    guard row > 0, row < time.count, time[row] - time[row - 1] > threshold else { return nil }
    return time[row - 1]..<time[row]
  }

  // A light takes less; what is silent for longer and has not moved was paused.
  private static let shortestStillness = 30.0

  // Meters per second over a gap, below which nobody went anywhere.
  private static let slowest = 0.3

  /// The gaps of half a minute and more in which nobody moved: Strava writes a pause so.
  func stillness(in samples: Samples) -> [Range<Double>] {
    guard samples.latitude.count == time.count else { return [] }
    return time.indices.compactMap { row -> Range<Double>? in
      guard let gap = gap(before: row) else { return nil }
      let seconds = gap.upperBound - gap.lowerBound
      guard seconds >= Self.shortestStillness else { return nil }
      let from = Coordinate(
        latitude: samples.latitude[row - 1],
        longitude: samples.longitude[row - 1]
      )
      let to = Coordinate(latitude: samples.latitude[row], longitude: samples.longitude[row])
      // Without a place on both sides nobody knows, and what is not a number is not less.
      return from.distance(to: to).meters <= Self.slowest * seconds ? gap : nil
    }
  }

  /// The longest gaps that touch a span, as many as make up the time that the device's own
  /// timer leaves out of it.
  ///
  /// A watch that records a point only when something changes leaves long gaps while it runs; its
  /// timer tells them from pauses.
  func gaps(in span: Range<Double>, standingStill seconds: Double) -> [Range<Double>] {
    guard seconds > threshold else { return [] }
    var candidates: [Range<Double>] = []
    for row in firstRow(at: span.lowerBound)...firstRow(at: span.upperBound) {
      if let gap = gap(before: row) { candidates.append(gap) }
    }
    candidates.sort {
      let (left, right) = ($0.upperBound - $0.lowerBound, $1.upperBound - $1.lowerBound)
      return left == right ? $0.lowerBound < $1.lowerBound : left > right
    }
    var missing = seconds
    var pauses: [Range<Double>] = []
    for gap in candidates {
      let length = gap.upperBound - gap.lowerBound
      // A gap that is mostly too long for what is missing is no pause.
      guard missing > threshold, length / 2 <= missing else { continue }
      pauses.append(gap)
      missing -= length
    }
    return pauses
  }

  /// The same pauses in order, those that overlap or touch made one.
  static func apart(_ pauses: [Range<Double>]) -> [Range<Double>] {
    var result: [Range<Double>] = []
    for pause in pauses.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, pause.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, pause.upperBound)
      } else {
        result.append(pause)
      }
    }
    return result
  }

  /// The first row that is not before a time.
  private func firstRow(at moment: Double) -> Int {
    var low = 0
    var high = time.count
    while low < high {
      let middle = (low + high) / 2
      if time[middle] < moment { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
