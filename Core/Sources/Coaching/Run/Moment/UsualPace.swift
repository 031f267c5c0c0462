import Training

/// The median of a run's three-minute paces: a few slow ones, or a stop, do not move it.
struct UsualPace: Equatable, Sendable {
  private static let block = 180.0

  private var blocks = 0.0
  private var ordered: [Double] = []

  /// The median, once three minutes are done.
  private(set) var pace: Pace?

  /// Takes the pace of the last three minutes whenever three more have passed.
  mutating func ingest(_ pace: Pace?, moving: Double) -> Bool {
    guard moving >= (blocks + 1) * Self.block else { return false }
    blocks = (moving / Self.block).rounded(.down)
    guard let seconds = pace?.secondsPerKilometer else { return true }
    ordered.insert(seconds, at: ordered.firstIndex { $0 >= seconds } ?? ordered.endIndex)
    let middle = ordered.count / 2
    let median =
      ordered.count % 2 == 1 ? ordered[middle] : (ordered[middle - 1] + ordered[middle]) / 2
    self.pace = .secondsPerKilometer(median)
    return true
  }
}
