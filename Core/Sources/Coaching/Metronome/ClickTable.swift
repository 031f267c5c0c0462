/// A click begun at many fractions of a sample, for a sound engine that only copies samples.
public struct ClickTable: Hashable, Sendable {
  /// The sample rates that a table can be made for.
  public static let rates = 8_000...384_000

  /// How many fractions a table may hold.
  public static let phaseCounts = 1...256

  /// How many samples a click has.
  public let sampleCount: Int

  /// How many fractions there are: row `p` begins `p / phaseCount` of a sample after its first one.
  public let phaseCount: Int

  /// The rows, one after another.
  public let samples: [Float]

  /// Renders a table.
  public init(_ timbre: Timbre, rate: Int, phaseCount: Int) {
    let click = Click(timbre)
    self.phaseCount = phaseCount
    sampleCount = Click.sampleCount(rate: rate)
    var samples: [Float] = []
    samples.reserveCapacity(sampleCount * phaseCount)
    for phase in 0..<phaseCount {
      samples += click.samples(rate: rate, phase: Double(phase) / Double(phaseCount))
    }
    self.samples = samples
  }
}
