/// One tick and its place in a stream of samples.
public struct Beat: Hashable, Sendable {
  /// Its number, from 0.
  public var index: Int64

  /// The sample in which it begins.
  public var sample: Int64

  /// How far into that sample it begins, from 0 to below 1.
  public var phase: Double

  /// Creates a beat.
  public init(index: Int64, sample: Int64, phase: Double) {
    self.index = index
    self.sample = sample
    self.phase = phase
  }
}
