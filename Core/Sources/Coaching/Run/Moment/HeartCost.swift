import Training

/// How many beats a meter costs, early in a run and now (definition 4).
struct HeartCost: Equatable, Sendable {
  private struct Block: Equatable, Sendable {
    var seconds = 0.0
    var meters = 0.0
    var beats = 0.0
  }

  /// Seconds of readings in a block of three minutes below which it tells nothing.
  private static let least = 150.0

  private var open = Block()
  private var blocks: [Block] = []
  private var moving = 0.0
  private var distance = 0.0

  /// By how much the last nine minutes cost more than the nine after the warm-up.
  private(set) var drift: Double?

  /// Takes the metrics of a running second.
  mutating func ingest(_ metrics: LiveMetrics) {
    let seconds = metrics.moving.inSeconds - moving
    let meters = metrics.distance.meters - distance
    moving = metrics.moving.inSeconds
    distance = metrics.distance.meters
    guard seconds > 0, seconds <= 5, meters >= 0, metrics.isDistanceTrusted,
      let rate = metrics.trustedHeartRate
    else { return }
    open.seconds += seconds
    open.meters += meters
    open.beats += rate * seconds / 60
  }

  /// Ends a block of three minutes.
  mutating func endBlock() {
    blocks.append(open)
    open = Block()
    // Six minutes of warm-up, nine to measure by, then at least as many again.
    guard blocks.count >= 8 else { return }
    if let early = Self.cost(blocks[2..<5]), let late = Self.cost(blocks.suffix(3)) {
      drift = 1 - early / late
    } else {
      drift = nil
    }
  }

  /// Beats a meter.
  private static func cost(_ blocks: ArraySlice<Block>) -> Double? {
    var sum = Block()
    for block in blocks {
      guard block.seconds >= least else { return nil }
      sum.meters += block.meters
      sum.beats += block.beats
    }
    return sum.meters > 0 && sum.beats > 0 ? sum.beats / sum.meters : nil
  }
}
