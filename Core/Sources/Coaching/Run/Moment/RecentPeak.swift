/// The highest value of the last three minutes, kept by quarters of a minute.
struct RecentPeak: Equatable, Sendable {
  private static let length = 15.0
  private static let count = 12

  private var peaks: [Double?] = []
  // The quarter of a minute that the last of them is of.
  private var slot = 0

  /// Takes a value; without one the old ones go on growing older.
  mutating func add(_ value: Double?, at seconds: Double) {
    let now = Int(max(seconds, 0) / Self.length)
    if now > slot || peaks.isEmpty {
      let passed = peaks.isEmpty ? 1 : min(now - slot, Self.count)
      for _ in 0..<passed { peaks.append(nil) }
      if peaks.count > Self.count { peaks.removeFirst(peaks.count - Self.count) }
      slot = now
    }
    guard let value, let last = peaks.last else { return }
    peaks[peaks.count - 1] = max(value, last ?? value)
  }

  /// The highest, where there was one.
  var peak: Double? {
    var highest: Double?
    for case let value? in peaks { highest = max(highest ?? value, value) }
    return highest
  }
}
