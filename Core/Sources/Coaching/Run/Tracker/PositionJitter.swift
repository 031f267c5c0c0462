import Training

/// How much positions jump about, measured from themselves.
///
/// A body keeps its speed from one second to the next; what it cannot have done is noise. The
/// median of the last second differences tells a receiver that smooths its positions (0.1 to 0.3 m
/// in real recordings) from one that does not, and neither a turn nor a single spike disturbs it.
struct PositionJitter: Hashable, Sendable {
  private static let window = 21
  private static let fewest = 5
  private static let lengthening = 0.8
  // The median length of the second difference of Gaussian noise with a deviation of 1 in each
  // direction: sqrt(6), times the median of a Rayleigh distribution, sqrt(2 ln 2).
  private static let medianOfUnitNoise = 2.884
  // The mean square of the same: 6 in each direction.
  private static let meanSquareOfUnitNoise = 12.0
  // A longer difference is a spike and tells nothing of the noise.
  private static let longestDifference = 3.0
  // Above this the sum of the steps of somebody who runs is more than 1 % too long.
  private static let quiet = 0.45

  /// The deviation of a position in metres in each direction, once enough positions came.
  private(set) var deviation: Double?

  /// The mean square of the noise of the last positions in each direction, in m².
  private var meanSquare: Double {
    guard !differences.isEmpty else { return 0 }
    return squares / (Self.meanSquareOfUnitNoise * Double(differences.count))
  }

  private var squares = 0.0
  private var lastVelocity: Offset?
  private var differences: [Double] = []

  /// Whether the positions are known to be smooth enough to add up their steps.
  var isQuiet: Bool { deviation.map { $0 <= Self.quiet } ?? false }

  /// Whether the positions are known to be too rough for that.
  var isNoisy: Bool { deviation.map { $0 > Self.quiet } ?? false }

  /// The length of a step without what noise across it has added on average.
  ///
  /// A step of length d with independent errors at both ends is on average sqrt(d² + 2σ²) long, to the
  /// second order in σ. A receiver's filter makes neighbouring errors alike: in recordings whose devices
  /// count the distance as well it is 0.8σ². A mean tells σ² better than a median here, for the noise of a
  /// forest comes in bursts.
  func straightened(_ step: Double) -> Double {
    guard isQuiet else { return step }
    return max(0, step * step - Self.lengthening * meanSquare).squareRoot()
  }

  /// Adds the step from one position to the next; only steps of about a second tell anything.
  mutating func add(from start: Coordinate, to end: Coordinate, in seconds: Double) {
    guard seconds <= 2 else { return restart() }
    let velocity = Offset(from: start, to: end) * (1 / seconds)
    if let lastVelocity { note((velocity - lastVelocity).length * seconds) }
    lastVelocity = velocity
  }

  /// Forgets the last step, after a break; what was learnt of the receiver stays.
  mutating func restart() { lastVelocity = nil }

  private mutating func note(_ difference: Double) {
    if differences.count == Self.window { squares -= Self.square(differences.removeFirst()) }
    differences.append(difference)
    squares += Self.square(difference)
    guard differences.count >= Self.fewest else { return }
    deviation = differences.sorted()[differences.count / 2] / Self.medianOfUnitNoise
  }

  private static func square(_ difference: Double) -> Double {
    let length = min(difference, longestDifference)
    return length * length
  }
}
