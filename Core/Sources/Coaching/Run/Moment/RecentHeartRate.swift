/// The heart rate of the last ten seconds, whose median no single wild beat can move.
struct RecentHeartRate: Equatable, Sendable {
  private struct Beat: Equatable, Sendable {
    var at: Double
    var rate: Double
  }

  private static let window = 10.0

  private var beats: [Beat] = []
  // The same rates in order of height.
  private var ordered: [Double] = []

  /// Takes a reading; without one, all that was known is too old.
  mutating func add(_ rate: Double?, at now: Double) {
    guard let rate, !rate.isNaN else {
      beats.removeAll(keepingCapacity: true)
      ordered.removeAll(keepingCapacity: true)
      return
    }
    while let oldest = beats.first, oldest.at <= now - Self.window {
      beats.removeFirst()
      ordered.remove(at: place(of: oldest.rate))
    }
    beats.append(Beat(at: now, rate: rate))
    ordered.insert(rate, at: place(of: rate))
  }

  /// The middle one, or the mean of the two in the middle.
  var median: Double? {
    guard !ordered.isEmpty else { return nil }
    let middle = ordered.count / 2
    return ordered.count % 2 == 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2
  }

  /// Where the first rate that is not less stands.
  private func place(of rate: Double) -> Int {
    ordered.firstIndex { $0 >= rate } ?? ordered.endIndex
  }
}
