import Training

/// Makes steps of both feet out of what a foot pod counts (definition 7 of the running definitions).
///
/// By the standard it counts one foot. Some send both feet all the same: nobody runs 240 steps a
/// minute or walks 160. If the median while running is still at most 120, it counted every second.
struct FootCadence: Hashable, Sendable {
  private static let window = 15
  private static let fewest = 10
  // From this speed on somebody who moves on foot runs.
  private static let slowestRun = 2.0

  private var factor: Double?
  private var contacts: [Double] = []

  /// What the pod was found to count, once that is known.
  var origin: Recording.CadenceOrigin? {
    switch factor {
    case 1: .steps
    case 2: .strides
    case 4: .slowStrides
    default: nil
    }
  }

  /// Ingests a reading; answers with the cadence in it, where there is one.
  mutating func ingest(_ reading: FootpodReading) -> Cadence? {
    guard let count = reading.contactsPerMinute, count >= 0, count.isFinite else { return nil }
    let runs = reading.isRunning ?? (reading.speed.metersPerSecond >= Self.slowestRun)
    if runs, count > 0 { learn(count) }
    let fastest = runs ? 240.0 : 160
    return .stepsPerMinute(count * (factor ?? (count * 2 > fastest ? 1 : 2)))
  }

  private mutating func learn(_ count: Double) {
    if contacts.count == Self.window { contacts.removeFirst() }
    contacts.append(count)
    guard contacts.count >= Self.fewest else { return }
    let median = contacts.sorted()[contacts.count / 2]
    factor = median > 120 ? 1 : median * 2 <= 120 ? 4 : 2
  }
}
