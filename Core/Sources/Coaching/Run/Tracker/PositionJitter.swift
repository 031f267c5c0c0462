import Training

/// How much positions jump about, measured from themselves.
///
/// A body keeps its speed from one second to the next; what it cannot have done is noise. The
/// median of the last second differences tells a receiver that smooths its positions (0.1 to 0.3 m
/// in real recordings) from one that does not, and neither a turn nor a single spike disturbs it.
struct PositionJitter: Hashable, Sendable {
  private static let window = 21
  private static let fewest = 5
  // The median length of the second difference of Gaussian noise with a deviation of 1 in each
  // direction: sqrt(6), times the median of a Rayleigh distribution, sqrt(2 ln 2).
  private static let medianOfUnitNoise = 2.884
  // Above this the sum of the steps of somebody who runs is more than 1 % too long.
  private static let quiet = 0.45

  /// The deviation of a position in metres in each direction, once enough positions came.
  private(set) var deviation: Double?

  private var lastVelocity: Offset?
  private var differences: [Double] = []

  /// Whether the positions are known to be smooth enough to add up their steps.
  var isQuiet: Bool { deviation.map { $0 <= Self.quiet } ?? false }

  /// Whether the positions are known to be too rough for that.
  var isNoisy: Bool { deviation.map { $0 > Self.quiet } ?? false }

  /// The length of a step without what noise across it has added on average.
  ///
  /// A step of length d with independent errors at both ends is on average sqrt(d² + 2σ²) long, to the
  /// second order in σ. A receiver's filter makes neighbouring errors alike: in recordings whose
  /// devices count the distance as well it is about half of that.
  func straightened(_ step: Double) -> Double {
    guard isQuiet, let deviation else { return step }
    return max(0, step * step - deviation * deviation).squareRoot()
  }

  /// Takes the step from one position to the next; only steps of about a second tell anything.
  mutating func take(from start: Coordinate, to end: Coordinate, in seconds: Double) {
    guard seconds <= 2 else { return restart() }
    let velocity = Offset(from: start, to: end) * (1 / seconds)
    if let lastVelocity { note((velocity - lastVelocity).length * seconds) }
    lastVelocity = velocity
  }

  /// Forgets the last step, after a break; what was learnt of the receiver stays.
  mutating func restart() { lastVelocity = nil }

  private mutating func note(_ difference: Double) {
    if differences.count == Self.window { differences.removeFirst() }
    differences.append(difference)
    guard differences.count >= Self.fewest else { return }
    deviation = differences.sorted()[differences.count / 2] / Self.medianOfUnitNoise
  }
}
